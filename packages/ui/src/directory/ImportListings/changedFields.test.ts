import { expect, it } from 'vitest'
import { changedFields } from './changedFields.ts'

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
