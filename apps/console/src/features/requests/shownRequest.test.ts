import type { ReviewedRequest } from '@dira/data'
import { expect, it } from 'vitest'
import { changesOf, decisionOf, shownLive, shownRequest } from './shownRequest.ts'

const request: ReviewedRequest = {
  id: 'a0000000-0000-4000-8000-000000000001',
  version: 3,
  reference: 'DIRA 9TB 41C',
  kind: 'edit',
  status: 'new',
  businessName: 'Etosha East Gate',
  askedTier: undefined,
  changes: {
    category: { from: null, to: 'accommodation' },
    address: { from: 'C38', to: 'C39' },
    lat: { from: -19, to: -20 },
    lng: { from: 15, to: 15.5 },
    images: { from: null, to: [{ id: 'i', url: '/media/a.jpg', alt: 'The gate' }, { alt: 'none' }] },
  },
  accepted: [],
  messages: [],
  createdAt: '2026-11-21T14:40:00.000Z',
  readAt: undefined,
  answerUntil: undefined,
  decidedAt: undefined,
  decisionReason: '',
  listingId: 'etosha',
  baseVersion: 14,
  listing: {
    slug: 'etosha-east-gate',
    version: 15,
    status: 'published',
    live: { category: 'accommodation', address: 'C40', lat: -19, lng: 15 },
  },
  reason: undefined,
  evidence: { text: '', seenOn: undefined },
  contact: { name: 'Ndapewa', email: 'n@dira.example', phone: '+264 81 555 3958' },
  decidedBy: undefined,
  operation: undefined,
  isUndone: false,
  words: undefined,
}

it('shows each field as it was, is and shall be, a place as one of them, and what it was sent over', () => {
  const shown = shownRequest(request)
  expect(shown.fields).toMatchObject([
    { field: 'category', state: 'already', now: 'Accommodation', asked: 'Accommodation' },
    { field: 'address', state: 'collides', isText: true, before: 'C38', now: 'C40', asked: 'C39' },
    { field: 'position', state: 'fits', isText: false, now: '-19, 15', asked: '-20, 15.5' },
    { field: 'images', state: 'fits', images: { now: [], asked: [{ src: '/media/a.jpg', alt: 'The gate' }] } },
  ])
  expect(shown).toMatchObject({
    versions: { sent: 14, now: 15 },
    pageHref: '/listings/etosha-east-gate',
  })
  expect(shown.newListing).toBeUndefined()
})

it.each([
  ['closed', 'published', true],
  ['not-real', 'draft', true],
  // It is out of the guide already.
  ['closed', 'archived', false],
  ['offensive', 'published', false],
] as const)('of the report %s of a page that is %s says whether accepting archives it', (reason, status, archives) => {
  const report = { ...request, kind: 'report', reason, changes: {}, listing: { ...request.listing!, status } } as const
  expect(shownRequest(report).archives).toBe(archives)
  expect(shownRequest({ ...report, listing: undefined }).archives).toBe(false)
})

it('decides about every column, over what was seen of those that are accepted', () => {
  const accept = ['category', 'address', 'position']
  expect(decisionOf(request, { accept, keep: ['images'], reason: 'R', instead: { address: 'C40 and C39' } })).toEqual({
    id: request.id,
    version: 3,
    accept: ['category', 'address', 'lat', 'lng'],
    decline: ['images'],
    reason: 'R',
    instead: { address: 'C40 and C39' },
    over: { category: 'accommodation', address: 'C40', lat: -19, lng: 15 },
  })
})

it('proposes for an application an address, its package and a draft, and writes what was chosen', () => {
  const application: ReviewedRequest = {
    ...request,
    kind: 'application',
    askedTier: 'premium',
    listingId: undefined,
    listing: undefined,
  }
  const { newListing, fields } = shownRequest(application)
  expect(newListing).toEqual({ slug: 'etosha-east-gate', status: 'draft', tier: 'premium' })
  expect(fields.map(({ state }) => state)).toEqual(['fits', 'fits', 'fits', 'fits'])
  const decision = {
    accept: [],
    keep: [],
    reason: '',
    newListing: { slug: ' east ', status: 'published', tier: 'gold' },
  } as const
  expect(decisionOf(application, decision).listing).toEqual({
    slug: 'east',
    status: 'published',
    packageTier: 'classified',
  })
})

it('has of some fields their columns alone', () => {
  expect(Object.keys(changesOf(request, ['position', 'phone']))).toEqual(['lat', 'lng'])
})

it('shows of a decided one what was taken over and where it is undone, and of one that waits again nothing', () => {
  const decided = {
    ...request,
    decidedAt: '2026-11-22T08:00:00.000Z',
    accepted: ['lat' as const, 'lng' as const],
    operation: 9,
  }
  expect(shownRequest({ ...decided, status: 'partly-accepted' }).decision).toMatchObject({
    accepted: ['position'],
    historyHref: '/admin/history?operation=9',
  })
  expect(shownRequest({ ...decided, status: 'new' }).decision).toBeUndefined()
})

it('knows the facts of which a page shows the check, and who would have checked them', () => {
  const shown = shownRequest(request)
  expect(shown.fields.filter(({ isFact }) => isFact).map(({ field }) => field)).toEqual(['address', 'position'])
  expect(shown.checkedBy).toBe('owner')
  expect(shownRequest({ ...request, kind: 'suggestion' }).checkedBy).toBe('administrator')
  const decision = { accept: ['address'], keep: ['category', 'position', 'images'], reason: '' }
  expect(decisionOf(request, decision)).not.toHaveProperty('how')
  expect(decisionOf(request, { ...decision, how: 'call' })).toMatchObject({ how: 'call' })
})

it('shows what went live as a page says it', () => {
  const image = { id: 'i', url: '/media/a.jpg', alt: 'The gate' }
  const live = shownLive({
    operation: 7,
    at: '2026-11-20T16:12:00.000Z',
    fields: [
      { field: 'phone', before: { phone: null }, after: { phone: '+264 81 555 4410' } },
      { field: 'images', before: { images: null }, after: { images: [image] } },
    ],
  })
  expect(live.fields).toMatchObject([
    { field: 'phone', before: '', now: '+264 81 555 4410' },
    { field: 'images', images: { before: [], now: [{ src: '/media/a.jpg', alt: 'The gate' }] } },
  ])
})
