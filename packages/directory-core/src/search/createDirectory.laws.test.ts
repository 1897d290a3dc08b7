import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { createDirectory } from './createDirectory.ts'
import { foldText } from '../text/foldText.ts'
import type { SearchResult } from './searchResult.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import {
  listingChanges,
  manyListings,
  RUNS,
  searchCase,
  searchState,
  scope as anyScope,
} from './testing/arbitraries.ts'
import { naiveAnswer, naiveSearch } from './testing/naiveSearch.ts'
import * as en from '../names/en/index.ts'
import { categoryName, countryName } from '../names/displayNames.ts'

const GROUPS = ['categories', 'countries', 'tiers'] as const

function countsOf(result: SearchResult, group: (typeof GROUPS)[number]): Map<string, number> {
  return new Map(result.facets[group].map(({ value, count }) => [value, count]))
}

/** Every matching listing, page by page. */
function allPages({ listings, state, scope }: Asked): Listing[] {
  const { search } = createDirectory(listings)
  const { pageCount } = search(state, scope)
  return Array.from({ length: pageCount }, (_, at) => search({ ...state, page: at + 1 }, scope).listings).flat()
}

type Asked = typeof searchCase extends fc.Arbitrary<infer Case> ? Case : never

describe('a directory answers as the naive search does', () => {
  it('with the same listings in the same order on the page asked for', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const { total, matches, page, pageCount, listings: shown } = createDirectory(listings).search(state, scope)
        const expected = naiveSearch(listings, state, scope)
        expect({ total, matches, page, pageCount }).toEqual({
          total: expected.total,
          matches: expected.matches,
          page: expected.page,
          pageCount: expected.pageCount,
        })
        expect(shown.map(({ id }) => id)).toEqual(expected.listings.map(({ id }) => id))
      }),
      RUNS,
    )
  })

  it('with the same count for every option of every filter', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const result = createDirectory(listings).search(state, scope)
        const expected = naiveSearch(listings, state, scope)
        for (const group of GROUPS) expect(countsOf(result, group)).toEqual(expected.facets[group])
      }),
      RUNS,
    )
  })

  it('for the end of one word and the start of another with a blank between', () => {
    const phrase = manyListings.chain((listings) => {
      const pairs = listings.flatMap(({ businessName }) => {
        const words = foldText(businessName).split(' ')
        return words.slice(1).map((word, at) => [words[at]!, word] as const)
      })
      const ends = fc.tuple(
        fc.constantFrom(['no', 'thing'] as const, ...pairs),
        fc.constantFrom(['of', 'that'] as const, ...pairs),
      )
      return fc.record({
        listings: fc.constant(listings),
        // The two words are neighbours in a name, or come from two names.
        words: fc.oneof(
          ends.map(([pair]) => pair),
          ends.map(([[first], [, last]]) => [first, last] as const),
        ),
        lengths: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
        state: searchState(listings),
      })
    })
    fc.assert(
      fc.property(phrase, ({ listings, words: [first, last], lengths, state: filters }) => {
        const state = { ...filters, search: `${first.slice(-lengths[0])} ${last.slice(0, lengths[1])}` }
        const { matches, listings: shown } = createDirectory(listings).search(state)
        const expected = naiveSearch(listings, state)
        expect(matches).toBe(expected.matches)
        expect(shown.map(({ id }) => id)).toEqual(expected.listings.map(({ id }) => id))
      }),
      RUNS,
    )
  })

  it('and where nothing matches the text, with what has all its words', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const answer = createDirectory(listings).answer(state, scope)
        const expected = naiveAnswer(listings, state, scope)
        const { total, matches, page, pageCount, words } = answer
        expect({ total, matches, page, pageCount, words }).toEqual({
          total: expected.total,
          matches: expected.matches,
          page: expected.page,
          pageCount: expected.pageCount,
          words: 'words' in expected ? expected.words : undefined,
        })
        expect(answer.listings.map(({ id }) => id)).toEqual(expected.listings.map(({ id }) => id))
        for (const group of GROUPS) expect(countsOf(answer, group)).toEqual(expected.facets[group])
      }),
      RUNS,
    )
  })

  it('on all pages from Z to A', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const backwards = { ...state, sort: 'za' as const }
        const pages = Array.from({ length: naiveSearch(listings, backwards, scope).pageCount }, (_, at) => at + 1)
        const expected = pages.flatMap((page) => naiveSearch(listings, { ...backwards, page }, scope).listings)
        expect(allPages({ listings, state: backwards, scope }).map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        )
      }),
      RUNS,
    )
  })

  it('after any changes, as a directory of the changed listings', () => {
    const changed = manyListings.chain((listings) =>
      fc.record({
        listings: fc.constant(listings),
        rounds: fc.array(listingChanges(listings.length), { minLength: 1, maxLength: 3 }),
        state: searchState(listings),
        scope: anyScope,
      }),
    )
    fc.assert(
      fc.property(changed, ({ listings, rounds, state, scope }) => {
        const versions = [{ directory: createDirectory(listings), expected: listings }]
        for (const changes of rounds) {
          const { directory, expected } = versions.at(-1)!
          versions.push({ directory: directory.withChanges(changes), expected: edited(expected, changes) })
        }
        for (const { directory, expected } of versions) {
          const afresh = createDirectory(expected)
          expect(directory.listings).toEqual(expected)
          expect(directory.size).toBe(expected.length)
          expect(directory.search(state, scope)).toEqual(afresh.search(state, scope))
          expect(directory.answer(state, scope)).toEqual(afresh.answer(state, scope))
          for (const slug of ['one', 'two', '__proto__', 'no-such-slug'])
            expect(directory.find(slug)).toBe(afresh.find(slug))
        }
      }),
      RUNS,
    )
  })
})

/** The same changes on a plain list. */
function edited(
  listings: Listing[],
  { put, remove }: { put: readonly Listing[]; remove: readonly string[] },
): Listing[] {
  const latest = new Map(put.map((listing) => [listing.id, listing]))
  const kept = listings.filter(({ id }) => latest.has(id) || !remove.includes(id))
  const known = new Set(kept.map(({ id }) => id))
  return [...kept.map((one) => latest.get(one.id) ?? one), ...[...latest.values()].filter(({ id }) => !known.has(id))]
}

describe('a search', () => {
  it('finds a listing by any part of its name, category, country or city, in capitals or small letters', () => {
    const part = manyListings
      .filter((listings) => listings.length > 0)
      .chain((listings) =>
        fc.tuple(fc.constant(listings), fc.nat(), fc.nat({ max: 3 }), fc.nat({ max: 20 }), fc.nat({ max: 20 })),
      )
    fc.assert(
      fc.property(part, ([listings, which, field, start, length]) => {
        const wanted = listings[which % listings.length]!
        const { businessName, category, location } = wanted
        const text = [
          businessName,
          categoryName(en, category),
          countryName(en, location.country),
          location.city?.name ?? '',
        ][field]!
        const typed = text.slice(start, start + length + 1)
        for (const search of [typed, typed.toLowerCase(), typed.toUpperCase()]) {
          // Half of a character, or a capital that stands for several letters, need not occur in the lowercase text.
          if (!text.toLowerCase().includes(search.toLowerCase().trim())) continue
          expect(allPages({ listings, state: { ...EMPTY_SEARCH, search }, scope: {} })).toContain(wanted)
        }
      }),
      RUNS,
    )
  })

  it('finds no more with a longer text, and no fewer with a shorter', () => {
    fc.assert(
      fc.property(searchCase, fc.nat({ max: 10 }), ({ listings, state, scope }, cut) => {
        const { search } = createDirectory(listings)
        const shorter = { ...state, search: state.search.slice(0, cut) }
        expect(search(shorter, scope).matches).toBeGreaterThanOrEqual(search(state, scope).matches)
      }),
      RUNS,
    )
  })

  it('finds no more with a group filtered, and no fewer with another value chosen in it', () => {
    fc.assert(
      fc.property(searchCase, fc.constantFrom(...GROUPS), ({ listings, state, scope }, group) => {
        const { search } = createDirectory(listings)
        const matchesOf = (values: readonly string[]) => search({ ...state, [group]: values }, scope).matches
        const counts = state[group].map((_, at) => matchesOf(state[group].slice(0, at + 1)))
        expect(counts).toEqual(counts.toSorted((a, b) => a - b))
        expect(matchesOf([])).toBeGreaterThanOrEqual(counts.at(-1) ?? 0)
      }),
      RUNS,
    )
  })

  it('gives for each option as many as it finds once that option alone is chosen', () => {
    fc.assert(
      fc.property(searchCase, fc.constantFrom(...GROUPS), ({ listings, state, scope }, group) => {
        const { search, answer } = createDirectory(listings)
        for (const { value, count } of search(state, scope).facets[group]) {
          expect(search({ ...state, [group]: [value] }, scope).matches).toBe(count)
        }
        for (const { value, count } of answer(state, scope).facets[group]) {
          expect(answer({ ...state, [group]: [value] }, scope).matches).toBe(count)
        }
      }),
      RUNS,
    )
  })

  it('does not depend on what was searched before', () => {
    fc.assert(
      fc.property(searchCase, searchCase, ({ listings, state, scope }, other) => {
        const { search, suggest } = createDirectory(listings)
        const first = structuredClone(search(state, scope))
        search(other.state, other.scope)
        suggest(other.state, other.scope)
        expect(search(state, scope)).toEqual(first)
      }),
      RUNS,
    )
  })

  it('hands out results that may be changed without touching another result', () => {
    fc.assert(
      fc.property(searchCase, ({ listings, state, scope }) => {
        const { search } = createDirectory(listings)
        const expected = structuredClone(search(state, scope))
        const given = search(state, scope)
        for (const list of [given.listings, given.highlights, ...Object.values(given.facets)])
          (list as unknown[]).length = 0
        expect(search(state, scope)).toEqual(expected)
      }),
      RUNS,
    )
  })

  it('changes neither the listings nor the state nor the scope', () => {
    fc.assert(
      fc.property(searchCase, (asked) => {
        const before = structuredClone(asked)
        const { search, suggest, find, withChanges } = createDirectory(deepFrozen(asked.listings))
        search(deepFrozen(asked.state), deepFrozen(asked.scope))
        suggest(asked.state, asked.scope)
        find('one')
        withChanges({ remove: ['listing-1'] })
        expect(asked).toEqual(before)
      }),
      RUNS,
    )
  })
})

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(Object.freeze(value))) deepFrozen(inner)
  return value
}
