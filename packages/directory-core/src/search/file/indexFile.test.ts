import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../listing/listing.ts'
import { FRENCH } from '../../testing/frenchNames.ts'
import { listingOf } from '../../testing/listingOf.ts'
import { placeIndex } from '../../location/placeIndex.ts'
import * as en from '../../names/en/index.ts'
import { createDirectory, type Directory, type DirectoryOptions } from '../createDirectory.ts'
import { createSuggester } from '../createSuggester.ts'
import { locationNamed } from '../../listing/placeNamed.ts'
import { GEO_SEARCH } from '../geoSearch.ts'
import { listingFacts } from '../listingFacts.ts'
import type { ListingRow } from '../../rows/rows.ts'
import { EMPTY_SEARCH } from '../searchState.ts'
import { SORT_ORDERS } from '../../sort/sortOrders.ts'
import { anyText, RUNS, searchCase } from '../testing/arbitraries.ts'
import { beforeChanges } from '../testing/beforeChanges.ts'
import { describeSearchStore, type SearchStore } from '../testing/searchContract.ts'
import { encodeIndex, type IndexFileOptions } from './encodeIndex.ts'
import { openIndex } from './openIndex.ts'
import { openServerIndex } from './openServerIndex.ts'

const OPEN = { browser: openIndex, server: openServerIndex }

/** A directory that was written into a file and opened again. */
const kept = (directory: Directory<ListingRow>, use: IndexFileOptions['use'], options?: DirectoryOptions) =>
  OPEN[use](encodeIndex(directory, { use }), options)

describeSearchStore('The index of a browser', (listings, options) =>
  withIdsOf(listings, kept(createDirectory(listings, options), 'browser', options)),
)

describeSearchStore('The changed index of a browser', (listings, options) => {
  const { before, changes } = beforeChanges(listings)
  const rowOf = new Map(before.map(({ id }, row) => [id, String(row)]))
  const directory = kept(createDirectory(before, options), 'browser', options).withChanges({
    put: changes.put.map((listing) => ({ ...listing, id: rowOf.get(listing.id)! })),
    remove: changes.remove.map((id) => rowOf.get(id)!),
  })
  return withIdsOf(before, directory)
})

describeSearchStore('The index of a server', (listings, options) =>
  kept(createDirectory(listings, options), 'server', options),
)

describeSearchStore('The changed index of a server', (listings, options) => {
  const { before, changes } = beforeChanges(listings)
  return kept(createDirectory(before, options), 'server', options).withChanges(changes)
})

describeSearchStore('The changed index of a server, written again', (listings, options) => {
  const { before, changes } = beforeChanges(listings)
  return kept(kept(createDirectory(before, options), 'server', options).withChanges(changes), 'server', options)
})

/** A store with the listings' ids, made of a file without ids, where an id is the number of a row. */
function withIdsOf(listings: readonly Listing[], { search, answer }: Directory<ListingRow>): SearchStore {
  const named = (row: ListingRow) => ({ ...row, id: listings[Number(row.id)]!.id })
  const withIds = <Result extends ReturnType<typeof search>>({ map, ...result }: Result) => ({
    ...result,
    listings: result.listings.map(named),
    ...(map && {
      map: {
        ...map,
        cells: map.cells.map(({ listing, ...cell }) => ({ ...cell, ...(listing && { listing: named(listing) }) })),
      },
    }),
  })
  return { search: (...asked) => withIds(search(...asked)), answer: (...asked) => withIds(answer(...asked)) }
}

describe.each(['browser', 'server'] as const)('an index file for a %s', (use) => {
  it('has the rows that were written, with every text to the letter and every slug', () => {
    const text = fc.oneof(anyText, fc.constantFrom('\ufeffBOM', 'a\nb', '\\', '"', 'Café', '\ud83c\udf0d \ud83c'))
    const slug = fc.constantFrom(
      'cafe',
      'cafe-2',
      'cafe-02',
      'cafe-nairobi',
      'cafe-nairobi-17',
      'cafe-0',
      'other',
      '',
      '-3',
    )
    const city = fc.option(
      fc.record({ slug: fc.constantFrom('', 'nairobi'), name: fc.constantFrom('', 'Nairobi', '\ud800') }),
    )
    const listing = fc.record({
      name: fc.oneof(text, fc.constant('Café')),
      slug,
      city,
      lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    })
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 20 }), (made) => {
        const listings = made.map(({ name, slug: given, city: place, lat }, at) =>
          listingOf({
            id: `id-${at}`,
            businessName: name,
            slug: given,
            location: { country: 'KE', ...(place && { city: place }) },
            ...(lat !== null && { mapCoordinates: { lat, lng: -lat * 2 } }),
          }),
        )
        const expected = listings.map(
          ({ id, businessName, slug: one, category, location, mapCoordinates: position }, at) => ({
            id: use === 'server' ? id : String(at),
            businessName,
            slug: one,
            category,
            location: location.city?.name === '' && location.city.slug === '' ? { country: 'KE' } : location,
            packageTier: 'classified',
            ...(position && { mapCoordinates: { lat: rounded(position.lat), lng: rounded(position.lng) } }),
          }),
        )
        const directory = kept(createDirectory(listings), use)
        expect(directory.listings).toEqual(expected)
        for (const { slug: one } of expected)
          expect(directory.find(one)).toEqual(expected.find((row) => row.slug === one))
        expect(directory.find('none')).toBeUndefined()
      }),
      RUNS,
    )
  })

  it('answers and suggests as the directory that it was made of, word for word', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const directory = createDirectory(listings)
        const file = kept(directory, use)
        const { highlights, facets } = directory.answer(state, scope)
        expect(file.answer(state, scope)).toMatchObject({ highlights, facets })
        expect(file.suggest(state, scope)).toEqual(directory.suggest(state, scope))
      }),
      RUNS,
    )
  })

  it('suggests while a text is typed as the directory that it was made of', () => {
    const listings = ['Karoo Lodge', 'Café Karoo', 'Zoo'].map((businessName, at) =>
      listingOf({ id: String(at), businessName, location: { country: 'KE', city: { slug: 'karen', name: 'Karen' } } }),
    )
    const suggested = (directory: Directory<ListingRow>) => {
      const { listings: found, ...rest } = createSuggester(directory, {
        places: placeIndex(directory.listings),
        names: en,
      })('kar')
      return { ...rest, found: found.map(({ slug }) => slug) }
    }
    const directory = createDirectory(listings)
    expect(suggested(directory).found).toHaveLength(2)
    expect(suggested(kept(directory, use))).toEqual(suggested(directory))
  })

  it('knows where a country, a province and a city are, and computes that once', () => {
    const listings = [1, 2, 4, 8].map((lat, at) =>
      listingOf({
        id: String(at),
        businessName: `Lodge ${at}`,
        location: locationNamed('KE', lat < 8 ? 'Coast' : 'Western', lat < 4 ? 'Lamu' : 'Kisumu'),
        mapCoordinates: { lat, lng: 36 + lat },
      }),
    )
    const nearPoint = vi.fn(GEO_SEARCH.nearPoint)
    const geo = { ...GEO_SEARCH, nearPoint }
    const directory = kept(createDirectory(listings), use, { geo })
    const middle = (place: string) => directory.search({ ...EMPTY_SEARCH, near: { place } }).near
    for (let time = 0; time < 2; time += 1) {
      expect(middle('kenya')).toEqual({ lat: 2, lng: 38 })
      expect(middle('kenya/coast')).toEqual({ lat: 2, lng: 38 })
      expect(middle('kenya/kisumu')).toEqual({ lat: 4, lng: 40 })
      expect(middle('lamu')).toEqual({ lat: 1, lng: 37 })
    }
    expect(nearPoint).toHaveBeenCalledTimes(4)
  })

  it('is opened in another language than it was written in', () => {
    const listings = ['Église', 'Zoo', 'Bar', 'École'].map((businessName, at) =>
      listingOf({ id: String(at), businessName }),
    )
    const directory = createDirectory(listings, { names: FRENCH })
    const file = kept(createDirectory(listings), use, { names: FRENCH })
    // The category has a b in French only, one of the names has one in both.
    for (const search of ['hébergement', 'b']) {
      for (const sort of SORT_ORDERS) {
        const state = { ...EMPTY_SEARCH, sort, search }
        const { listings: found, facets } = file.search(state)
        expect(found.map(({ id }) => id)).toEqual(directory.search(state).listings.map(({ id }) => id))
        expect(found).toHaveLength(4)
        expect(facets).toEqual(directory.search(state).facets)
      }
    }
  })

  it('tells of hours and offers what packages show, and nothing of contacts and descriptions', () => {
    const secret = {
      description: 'secret-description',
      address: 'secret-address',
      phone: '+254700000000',
      email: 'secret@example.com',
      website: 'secret.example',
      businessHours: [{ day: 'Daily', hours: 'secret-hours' }],
    }
    const directory = createDirectory([listingOf({ ...secret, packageTier: 'standard' })], { facts: listingFacts() })
    const text = new TextDecoder().decode(encodeIndex(directory, { use }))
    expect(text).not.toMatch(/secret|2547/)
  })

  it(
    'says so if any of its bytes is another, if some are missing, and if it is of another version',
    { tags: ['ci'] },
    () => {
      const names = ['Karoo Lodge', 'Café', 'Zoo']
      const file = encodeIndex(
        createDirectory(names.map((businessName, at) => listingOf({ id: String(at), businessName }))),
        { use },
      )
      const changed = (at: number) => file.map((byte, index) => (index === at ? byte ^ 1 : byte))
      for (let at = 4; at < file.length; at += 1) expect(() => OPEN[use](changed(at))).toThrow('Damaged index file')
      expect(() => OPEN[use](changed(0))).toThrow('Not an index file of this version')
      for (const length of [0, 3, 16, 24, file.length - 8])
        expect(() => OPEN[use](file.slice(0, length))).toThrow(/index file/)
    },
  )

  it('is not opened as one for the other use', () => {
    const file = encodeIndex(createDirectory([]), { use })
    expect(() => OPEN[use === 'browser' ? 'server' : 'browser'](file)).toThrow(`An index file for ${use}s`)
  })

  it('is opened wherever it lies in memory', () => {
    const file = encodeIndex(createDirectory([listingOf({ businessName: 'Karoo Lodge' })]), { use })
    const shifted = new Uint8Array(file.length + 3).subarray(3)
    shifted.set(file)
    expect(OPEN[use](shifted).search({ ...EMPTY_SEARCH, search: 'karoo' }).matches).toBe(1)
  })
})

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000 + 0
}

it('knows the row of an id in a file for servers, also after changes', () => {
  const listings = ['a', 'b', 'c'].map((id) => listingOf({ id }))
  const directory = openServerIndex(encodeIndex(createDirectory(listings), { use: 'server' }))
  directory.withChanges({ remove: ['b'] })
  expect(['c', 'b', 'd'].map(directory.rowOf)).toEqual([2, 1, undefined])
})
