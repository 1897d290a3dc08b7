// @module-tag ci
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { createDirectory } from './createDirectory.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'
import { SORT_ORDERS } from '../sort/sortOrders.ts'

describe('many listings with many words', () => {
  // More terms than 16 bits can number, and one term in five thousand names: too many to sort, and still few of all.
  const listings = Array.from({ length: 70_000 }, (_, at) =>
    listingOf({
      businessName: `W${inLetters(at)} ${at % 14 === 0 ? 'Hotel' : `No.${at}`}`,
      id: String(at),
      packageTier: PACKAGE_TIERS[at % 3]!,
    }),
  )
  const many = createDirectory(listings)

  it.each(['w', 'hotel', 'wzz hotel', 'o.69999', 'wb', '77', 'wbc h', 'tel', 'x'])('are found by "%s"', (text) => {
    for (const sort of SORT_ORDERS) {
      for (const page of [1, 290, 5000]) {
        const state = { ...EMPTY_SEARCH, search: text, sort, page }
        const expected = expectedFor(state)
        const found = many.search(state)
        expect(found.matches).toBe(expected.matches)
        expect(found.listings.map(({ id }) => id)).toEqual(expected.ids)
      }
    }
  })

  /** A number with letters for digits, which sorts as a word. */
  function inLetters(at: number): string {
    return [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
  }

  /** Like the naive search; these names only need lower case as folding. */
  function expectedFor({ search: text, sort, page }: SearchState) {
    const found = listings.filter(({ businessName }) => businessName.toLowerCase().includes(text))
    const tiers = ['premium', 'standard', 'classified'] as const
    const inTier = (tier: (typeof tiers)[number]) => found.filter((one) => one.packageTier === tier)
    const ordered = sort === 'featured' ? tiers.flatMap((tier) => byName(inTier(tier))) : byName(found)
    if (sort === 'za') ordered.reverse()
    const start = Math.min(page - 1, Math.max(0, Math.ceil(found.length / 24) - 1)) * 24
    return { matches: found.length, ids: ordered.slice(start, start + 24).map(({ id }) => id) }
  }

  function byName(found: readonly Listing[]): Listing[] {
    const { compare } = new Intl.Collator('en', { numeric: true })
    return found.toSorted((a, b) => compare(a.businessName, b.businessName))
  }
})
