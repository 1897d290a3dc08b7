import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it } from 'vitest'
import { directoryOf, pageOver, sourceOver } from '../testing/samplePages.ts'
import { sampleDirectory } from '../testing/sampleServer.ts'
import { pageDataAt } from './pageDataAt.ts'
import { headAt } from './headAt.ts'
import { allPaths, pageAt, publicPaths } from './pageRoutes.ts'
import { scriptOf } from '@dira/data/site'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const changes: number[] = []
const source = sourceOver(sampleDirectory(), {
  instant: new Date(NOON),
  onChangeAt: (instant) => changes.push(instant),
})
const dataAt = (path: string) => pageDataAt(new URL(path, 'http://site.invalid'), source)

/** When a page shows something else, though no listing has changed. */
async function changesAt(path: string): Promise<number | undefined> {
  changes.length = 0
  await dataAt(path)
  return changes.toSorted((a, b) => a - b)[0]
}

describe('the pages', () => {
  it('each have an address that leads to them, a title and a description', async () => {
    const inSitemap = new Set(await publicPaths(source))
    for (const path of await allPaths(source)) {
      const data = await dataAt(path)
      expect(data.page, path).not.toMatch(/not-found/)
      expect(headAt(path, data), path).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        index: inSitemap.has(path),
      })
    }
  })

  it('keep what visitors chose, what one reader has, and selections from lists out of search engines', async () => {
    const inSitemap = new Set(await publicPaths(source))
    const hidden = (await allPaths(source)).filter((path) => !inSitemap.has(path))
    expect(hidden).toEqual(['/compare', '/shortlist', '/request'])
    expect(headAt('/listings', await dataAt('/listings?page=2')).index).toBe(true)
    expect(headAt('/listings', await dataAt('/listings?search=lodge')).index).toBe(false)
    expect(headAt('/nowhere', await dataAt('/nowhere')).index).toBe(false)
  })

  it.each([
    '/Listings',
    '/listings/%E0%A4%A',
    '/listings/a/b',
    '/classifieds/x',
    '/categories/banks',
    '/locations/atlantis',
    '/admin/no-such-page',
    '/admin/import/one',
    '/owner/no-such-page',
  ])('has none at %s', async (path) => expect((await dataAt(path)).page).toMatch(/not-found/))

  it.each([
    '/',
    '/listings/admin',
    '/administration',
    '/get-listed?plan=premium',
    '/request#token',
    '/requests',
    '/claim/old-pier-rooms',
    '/owners',
  ])('%s is no page of the console', (path) => expect(scriptOf(path)).toBe('visitors'))

  it.each([
    '/admin',
    '/admin?from=here',
    '/admin#x',
    '/admin/listings',
    '/%61dmin/x',
    '/owner',
    '/owner/sign-in?redirectTo=%2Fowner',
  ])('%s is left to the console', (path) => expect(scriptOf(path)).toBe('console'))

  it.each([
    ['/locations/s%C3%B6dwana', '/locations/:place/:region?'],
    ['/claim/a%2Fb', '/claim/:slug'],
    ['/claim/a/b', '*'],
    ['/Listings', '*'],
    ['/owner/renew', '*'],
  ])('%s is a page of %s', (path, pattern) => expect(pageAt(path).path).toBe(pattern))
})

describe('the instant from which a page shows something else', () => {
  it('is the end of the day for what is featured, and of an offer for a listing', async () => {
    expect(await changesAt('/')).toBe(Date.parse('2026-11-23'))
    const { slug } = SAMPLE_LISTINGS.find(({ specialOffers }) => specialOffers?.some(({ validUntil }) => validUntil))!
    expect(await changesAt(`/listings/${slug}`)).toBeGreaterThan(NOON)
  })

  it('is the next minute where opening hours are compared, and none for a list', async () => {
    expect(await changesAt(`/compare?listing=${SAMPLE_LISTINGS[0]!.slug}`)).toBe(NOON + 60_000)
    // An offer may end.
    expect(await changesAt('/listings')).toBe(NOON + 3_600_000)
    expect(await changesAt('/listings?open=now')).toBe(NOON + 60_000)
    expect(await changesAt('/about')).toBeUndefined()
  })
})

describe('where the listings of a page come from', () => {
  const osm = { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' }
  const [sample, ...others] = SAMPLE_LISTINGS.filter(({ location }) => location.country === 'KE')
  const imported = others.map((listing) => ({ ...listing, id: `imported-${listing.slug}`, source: osm }))
  const originsAt = async (path: string, listings: typeof imported) =>
    (await pageOver(directoryOf(listings), path, { instant: new Date(NOON) })).origins

  it.each([
    '/',
    '/listings',
    '/locations/kenya',
    `/listings/${imported[0]?.slug}`,
    `/compare?listing=${imported[0]?.slug}`,
  ])('is said on %s, and that it is a sample only where one is', async (path) => {
    expect((await dataAt(path === '/' || path === '/listings' ? path : '/listings')).origins).toEqual({
      samples: 'all',
      sources: [],
    })
    expect(await originsAt(path, imported)).toEqual({ samples: 'none', sources: [osm] })
  })

  it('names both where both are shown', async () => {
    const [first] = imported
    const both = [sample, first].filter((listing) => listing !== undefined) as typeof imported
    expect(await originsAt('/listings', both)).toEqual({ samples: 'some', sources: [osm] })
  })

  it.each(['/about', '/categories', '/nowhere'])('is not said on %s, which shows none', async (path) =>
    expect((await dataAt(path)).origins).toBeUndefined(),
  )
})
