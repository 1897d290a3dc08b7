import { expect, it } from 'vitest'
import { changedFields, writtenFields } from './changedFields.ts'

it('says each change once, and lists as text', () => {
  expect(
    changedFields({
      city_name: ['Rundoe', 'Rundu'],
      city_slug: ['rundoe', 'rundu'],
      phone: ['', '+264 61 1'],
      lat: [null, -17.9],
      business_hours: [
        [{ day: 'Sat', hours: '8-12' }],
        [
          { day: 'Sat', hours: '8-13' },
          { day: 'Sun', hours: '' },
        ],
      ],
    }),
  ).toEqual([
    { field: 'city_name', before: 'Rundoe', after: 'Rundu' },
    { field: 'phone', before: '', after: '+264 61 1' },
    { field: 'lat', before: '', after: '-17.9' },
    { field: 'business_hours', before: 'Sat 8-12', after: 'Sat 8-13, Sun' },
  ])
  expect(changedFields(null)).toEqual([])
})

it('says what is written and what follows from it, and nothing of what there is not', () => {
  const written = {
    source_id: 'x',
    phone: '',
    city_name: 'Meru',
    city_slug: 'meru',
    lat: 0.05,
    existence_check: { on: '2024-05-01', how: 'source' },
  }
  expect(writtenFields(written)).toEqual([
    { field: 'city_name', before: '', after: 'Meru' },
    { field: 'lat', before: '', after: '0.05' },
    { field: 'existence_check', before: '', after: '2024-05-01 source' },
  ])
  expect(writtenFields(null)).toEqual([])
})
