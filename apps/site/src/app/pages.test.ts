import { createDirectory, plainPhoneLinks } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it } from 'vitest'
import { createPageSource } from '../data/createPageSource.ts'
import { rememberedCards } from '../data/rememberedCards.ts'
import { understoodList } from '../data/understoodList.ts'
import * as names from './names.ts'
import { matchPath } from './page.ts'
import { allPaths, headOf, pageAt, pageDataAt, publicPaths } from './pages.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const directory = createDirectory(SAMPLE_LISTINGS)
const changes: number[] = []
const source = createPageSource({
  directory,
  names,
  instant: new Date(NOON),
  imageOrigins: [],
  readPhones: plainPhoneLinks,
  understoodList,
  cardOf: rememberedCards({ names, imageOrigins: [] }),
  onChangeAt: (instant) => changes.push(instant),
})
const dataAt = (path: string) => pageDataAt(new URL(path, 'http://site.invalid'), source)

/** When a page shows something else, though no listing has changed. */
function changesAt(path: string): number | undefined {
  changes.length = 0
  dataAt(path)
  return changes.toSorted((a, b) => a - b)[0]
}

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/a', '/a', {}],
    ['/a', '/A', undefined],
    ['/a', '/a/', undefined],
    ['/a/:b', '/a', undefined],
    ['/a/:b', '/a/c', { b: 'c' }],
    ['/a/:b/:c?', '/a/x', { b: 'x' }],
    ['/a/:b/:c?', '/a/x/y', { b: 'x', c: 'y' }],
    ['/a/:b/:c?', '/a/x/y/z', undefined],
  ])('%s and %s', (pattern, path, expected) => {
    expect(matchPath(pattern.slice(1).split('/'), path.slice(1).split('/'))).toEqual(expected)
  })
})

describe('the pages', () => {
  it('each have an address that leads to them, a title and a description', () => {
    const inSitemap = new Set(publicPaths(source))
    for (const path of allPaths(source)) {
      const data = dataAt(path)
      expect(data.page, path).not.toMatch(/not-found/)
      expect(headOf(path, data), path).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        index: inSitemap.has(path),
      })
    }
  })

  it('keep the administration, what visitors chose, and selections from lists out of search engines', () => {
    const inSitemap = new Set(publicPaths(source))
    const hidden = allPaths(source).filter((path) => !inSitemap.has(path))
    expect(hidden).toEqual(['/compare', '/shortlist', '/admin', '/admin/dashboard'])
    expect(headOf('/listings', dataAt('/listings?page=2')).index).toBe(true)
    expect(headOf('/listings', dataAt('/listings?search=lodge')).index).toBe(false)
    expect(headOf('/nowhere', dataAt('/nowhere')).index).toBe(false)
  })

  it.each([
    '/Listings',
    '/listings/%E0%A4%A',
    '/listings/a/b',
    '/classifieds/x',
    '/categories/banks',
    '/locations/atlantis',
  ])('has none at %s', (path) => expect(dataAt(path).page).toMatch(/not-found/))

  it('decodes the parameters of a path', () => {
    expect(pageAt('/locations/a%2Fb/c').params).toEqual({ place: 'a/b', region: 'c' })
  })
})

describe('the instant from which a page shows something else', () => {
  it('is the end of the day for what is featured, and of an offer for a listing', () => {
    expect(changesAt('/')).toBe(Date.parse('2026-11-23'))
    const { slug } = SAMPLE_LISTINGS.find(({ specialOffers }) => specialOffers?.some(({ validUntil }) => validUntil))!
    expect(changesAt(`/listings/${slug}`)).toBeGreaterThan(NOON)
  })

  it('is the next minute where opening hours are compared, and none for a list', () => {
    expect(changesAt(`/compare?listing=${SAMPLE_LISTINGS[0]!.slug}`)).toBe(NOON + 60_000)
    // An offer may end.
    expect(changesAt('/listings')).toBe(NOON + 3_600_000)
    expect(changesAt('/listings?open=now')).toBe(NOON + 60_000)
    expect(changesAt('/about')).toBeUndefined()
  })
})

describe('where the listings of a page come from', () => {
  const osm = { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' }
  const [sample, ...others] = SAMPLE_LISTINGS.filter(({ location }) => location.country === 'KE')
  const imported = others.map((listing) => ({ ...listing, id: `imported-${listing.slug}`, source: osm }))
  const originsAt = (path: string, listings: typeof imported) => {
    const input = {
      names,
      instant: new Date(NOON),
      imageOrigins: [],
      readPhones: plainPhoneLinks,
      understoodList,
      cardOf: rememberedCards({ names, imageOrigins: [] }),
    }
    const mixed = createPageSource({ ...input, directory: createDirectory(listings) })
    return pageDataAt(new URL(path, 'http://site.invalid'), mixed).origins
  }

  it.each([
    '/',
    '/listings',
    '/locations/kenya',
    `/listings/${imported[0]?.slug}`,
    `/compare?listing=${imported[0]?.slug}`,
  ])('is said on %s, and that it is a sample only where one is', (path) => {
    expect(dataAt(path === '/' || path === '/listings' ? path : '/listings').origins).toEqual({
      hasSamples: true,
      sources: [],
    })
    expect(originsAt(path, imported)).toEqual({ hasSamples: false, sources: [osm] })
  })

  it('names both where both are shown', () => {
    const [first] = imported
    const both = [sample, first].filter((listing) => listing !== undefined) as typeof imported
    expect(originsAt('/listings', both)).toEqual({ hasSamples: true, sources: [osm] })
  })

  it.each(['/about', '/categories', '/nowhere'])('is not said on %s, which shows none', (path) =>
    expect(dataAt(path).origins).toBeUndefined(),
  )
})
