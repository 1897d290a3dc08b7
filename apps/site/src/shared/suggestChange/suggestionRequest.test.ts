import type { ListingDetail, PremiumDetail } from '@dira/directory-core'
import type { Suggestion } from '@dira/ui/SuggestChange'
import { beforeAll, expect, it } from 'vitest'
import type { ListingData } from '../data/pageData.ts'
import { samplePage } from '../../testing/sampleServer.ts'
import { suggestionRequest } from './suggestionRequest.ts'

const SAID: Suggestion = {
  kind: 'phone',
  phone: ' +264 81 555 7320 ',
  isPhoneDead: false,
  week: undefined,
  address: '',
  position: '',
  placeKind: '',
  sameAs: '',
  words: '',
  seenOn: '',
  ground: undefined,
  line: '',
  source: undefined,
  email: '',
}

let detail: ListingDetail
beforeAll(async () => {
  detail = ((await samplePage('/listings/nara-dunes-lodge')) as ListingData).detail
})
const asked = (said: Partial<Suggestion>) => suggestionRequest({ ...SAID, ...said }, { id: '7', detail })

it('says of a number what stood there, as its owner wrote it, and what it should be', () => {
  expect(detail.phone).not.toBe('')
  expect(asked({})).toEqual({
    kind: 'suggestion',
    listingId: '7',
    changes: { phone: { from: detail.phone, to: '+264 81 555 7320' } },
  })
  expect(asked({ isPhoneDead: true }).changes).toEqual({ phone: { from: detail.phone, to: '' } })
})

it('sends how somebody knows, and an e-mail address only where one is given', () => {
  expect(asked({ source: 'called', email: ' amahle@dube.example ' })).toMatchObject({
    evidence: { source: 'called' },
    contact: { email: 'amahle@dube.example' },
  })
  expect(asked({})).not.toHaveProperty('contact')
})

it('writes hours as rows, beside those of the page', () => {
  const week = Array.from({ length: 7 }, () => ({ isKnown: true, spans: [{ opens: 480, closes: 1020 }] }) as const)
  const { business_hours: hours } = asked({ kind: 'hours', week }).changes ?? {}
  expect(hours?.from).toEqual((detail as PremiumDetail).businessHours)
  expect(hours?.to).toEqual(expect.arrayContaining([{ day: 'Monday', hours: '08:00 - 17:00' }]))
})

it('sends of a place what is given: an address, a position, or both', () => {
  expect(asked({ kind: 'place', address: 'B1' }).changes).toEqual({ address: { from: detail.address, to: 'B1' } })
  expect(asked({ kind: 'place', position: '-22.5, 17.1' }).changes).toEqual({
    lat: { from: detail.mapCoordinates?.lat, to: -22.5 },
    lng: { from: detail.mapCoordinates?.lng, to: 17.1 },
  })
})

it('reports that a business has closed, with the day if there is one', () => {
  expect(asked({ kind: 'closed' })).toEqual({ kind: 'report', listingId: '7', reason: 'closed' })
  expect(asked({ kind: 'closed', seenOn: '2026-11-02' }).evidence).toEqual({ seenOn: '2026-11-02' })
})

it('sends words as they are, and nothing of another step', () => {
  expect(asked({ kind: 'other', words: 'A new name' })).toEqual({
    kind: 'suggestion',
    listingId: '7',
    evidence: { text: 'A new name' },
  })
  expect(asked({ kind: 'report', ground: 'copied', words: 'A new name', line: 'From our site' })).toEqual({
    kind: 'report',
    listingId: '7',
    reason: 'copied',
    evidence: { text: 'From our site' },
  })
})

it('says of what a place is also where it stands, and nothing that stays', () => {
  const { kind, category } = asked({ kind: 'kind', placeKind: 'pharmacy', source: 'visited' }).changes ?? {}
  expect(kind?.to).toBe('pharmacy')
  expect(category).toEqual({ from: detail.categorySlug, to: 'shopping' })
  expect(asked({ kind: 'kind', placeKind: 'hotel' }).changes).not.toHaveProperty('category')
  expect(asked({ kind: 'kind', placeKind: 'hotel', source: 'visited' }).evidence).toEqual({ source: 'visited' })
})

it('says which other page is of the same business', () => {
  expect(asked({ kind: 'same', sameAs: ' Nara Lodge ' })).toEqual({
    kind: 'suggestion',
    listingId: '7',
    evidence: { text: 'The same business as: Nara Lodge' },
  })
})
