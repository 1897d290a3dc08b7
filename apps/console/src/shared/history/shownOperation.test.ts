import { expect, it } from 'vitest'
import { changedSince, shownListing, written } from './shownOperation.ts'

it.each([
  [{ lat: -22.5, lng: 17.08 }, '-22.5, 17.08'],
  [{ city_name: 'Cape Town', city_slug: 'cape-town' }, 'Cape Town'],
  [{ city_name: 'Cape Town', city_slug: 'kaapstad' }, 'Cape Town, kaapstad'],
  [{ phone: '' }, ''],
  [{ website: null }, ''],
  [
    {
      business_hours: [
        { day: 'Fri', hours: '09:00–17:00' },
        { day: 'Sat', hours: '' },
      ],
    },
    'Fri, 09:00–17:00\nSat',
  ],
])('writes a value as a person reads it', (value, text) => {
  expect(written(value)).toBe(text)
})

const field = { field: 'phone', before: { phone: '1' }, after: { phone: '2' }, now: { phone: '3' } }
const since = { changedBy: 'joseph@dira.example', changedAt: '2026-11-19T08:00:00.000Z' }
const listing = { id: 'a', slug: 'a', name: 'Old Pier Rooms', effect: 'change' } as const

it('says what has changed since, and what can be put back nonetheless', () => {
  const fields = [
    { ...field, ...since, state: 'changed' as const },
    { ...field, field: 'slug', state: 'taken' as const, changedBy: undefined, changedAt: undefined },
    { ...field, field: 'website', state: 'goes_back' as const, changedBy: undefined, changedAt: undefined },
  ]
  expect(changedSince({ ...listing, fields })).toMatchObject([
    { key: 'a phone', name: 'Old Pier Rooms', wrote: '2', now: '3', by: 'joseph@dira.example', canGoBack: true },
    { key: 'a slug', canGoBack: false },
  ])
})

it('shows of a removed listing what it had', () => {
  const before = { id: 'a', version: 3, business_name: 'Old Pier Rooms', phone: '', lat: 1.5, lng: 30, images: [] }
  const removed = {
    field: null,
    before,
    after: null,
    now: null,
    state: 'goes_back' as const,
    changedBy: undefined,
    changedAt: undefined,
  }
  expect(shownListing({ ...listing, effect: 'restore', fields: [removed] }).fields).toEqual([
    { field: 'Business name', before: 'Old Pier Rooms', after: '' },
    { field: 'Coordinates', before: '1.5, 30', after: '' },
  ])
})
