// @module-tag ci
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBackend, visitorData, type Backend } from '@dira/backend'
import { packageEnd } from '@dira/directory-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ListingData, ListingsData } from '../../src/shared/data/pageData.ts'
import { pageDataAt } from '../../src/shell/pageDataAt.ts'
import { createPageSource } from '../../src/shared/data/createPageSource.ts'
import { structuredData } from '../../src/shared/seo/structuredData.ts'
import { inputOf } from '../../src/testing/samplePages.ts'
import { createAnswers } from '../http/answer.ts'
import { indexChanges } from '../pages/searchIndex.ts'
import { createSitePages } from '../pages/sitePages.ts'
import { openDirectoryFeed, type DirectoryFeed } from './directoryFeed.ts'

const PAID_UNTIL = '2026-12-31'
const END = packageEnd({ paidUntil: PAID_UNTIL })!
const SLUG = 'ends-soon'
const LISTING = {
  id: SLUG,
  slug: SLUG,
  business_name: 'Ends Soon Lodge',
  category: 'accommodation',
  country: 'KE',
  package_tier: 'premium',
  paid_until: PAID_UNTIL,
  phone: '+254 700 000000',
  email: 'stay@ends.example',
  website: 'https://ends.example',
  description: 'Secret',
  business_hours: [{ day: 'Mon-Sun', hours: '00:00-24:00' }],
  status: 'published',
}
/** What the package shows of it, and nothing after its end. */
const HIDDEN = ['stay@ends.example', 'https://ends.example', 'Secret']

/** An answer of the data service counts for as long as the day lasts. */
const told = { onWarning: (warning: string) => expect.unreachable(warning), onStep: () => {}, now: () => 0 }
let folder: string
let backend: Backend
let feed: DirectoryFeed

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: END - 1 })
  folder = await mkdtemp(join(tmpdir(), 'dira-'))
  backend = await connectBackend({ dataFolder: join(folder, 'data') })
  await backend.request('/rest/v1/listings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LISTING),
  })
  const { listings: data } = visitorData(backend, { publishableKey: backend.publishableKey! })
  feed = await openDirectoryFeed({ data, file: join(folder, 'listings'), installation: '', imageOrigins: [], ...told })
}, 180_000)

afterAll(async () => {
  await feed.close()
  await backend.close()
  await rm(folder, { recursive: true, force: true })
  vi.useRealTimers()
})

/** All that a visitor meets of the listing, as text. */
async function metThere() {
  const published = feed.current()
  const source = createPageSource({ ...inputOf(published), instant: new Date() })
  const pageOf = (url: string) => pageDataAt(new URL(url, 'http://site.invalid'), source)
  const page = (await pageOf(`/listings/${SLUG}`)) as ListingData
  const found = async (query: string) => {
    const { cards } = (await pageOf(`/listings?search=ends+soon&${query}`)) as ListingsData
    return cards.length
  }
  const index = indexChanges(published.snapshot, published.changed)
  const all = (await pageOf('/listings')) as ListingsData
  return {
    tier: page.detail.tier,
    page: JSON.stringify(page),
    structured: JSON.stringify(
      structuredData(`/listings/${SLUG}`, page, { siteUrl: 'https://dira.example', instant: new Date() }),
    ),
    index: JSON.stringify(index),
    found: [await found(''), await found('has=website'), await found('open=now'), await found('tier=premium')],
    all: all.matches,
    inCategory: ((await pageOf('/categories/accommodation')) as ListingsData).matches,
    inSitemap: (await source.listingPaths()).includes(`/listings/${SLUG}`),
  }
}

it('at the end of a package its page, its JSON-LD, searches, counts and the index of browsers change together', async () => {
  vi.setSystemTime(END - 1)
  await feed.fresh({ isPatient: true })
  const before = await metThere()
  expect(before).toMatchObject({ tier: 'premium', found: [1, 1, 1, 1], inSitemap: true })
  expect(before.structured).toContain('stay@ends.example')

  const makes = vi.fn(async ({ url }: { readonly url: string }) => {
    const made = await metThere()
    return { status: 200, changesAt: Infinity, payload: { url, instant: '', data: { page: 'listing' }, made } }
  })
  const pages = createSitePages({
    // It only counts; what is under test is when it is asked.
    entry: { payloadFor: makes } as never,
    template: '',
    config: { siteUrl: 'https://dira.example' } as never,
    feed,
    answerOf: createAnswers({}),
  })
  const request = { kind: 'payload', url: `/listings/${SLUG}`, key: 'page' } as const
  await pages.answer(request)
  expect(pages.inMemory('page')).toBeDefined()

  vi.setSystemTime(END)
  expect(pages.inMemory('page'), 'an answer of the day before').toBeUndefined()
  const answer = await pages.answer(request)
  expect(makes).toHaveBeenCalledTimes(2)
  const after = await metThere()
  expect(after).toMatchObject({ tier: 'classified', found: [1, 0, 0, 0], inSitemap: true })
  expect(after).toMatchObject({ all: before.all, inCategory: before.inCategory - 1 })
  const texts = [after.page, after.structured, after.index, String(answer.body.plain)]
  for (const hidden of HIDDEN) for (const text of texts) expect(text).not.toContain(hidden)
  // A browser that has the index of the day before is given the listing as it is now.
  expect(after.index).toContain('"packageTier":"classified"')
})
