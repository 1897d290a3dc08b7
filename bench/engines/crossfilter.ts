import { countrySlug, substanceOf, TIER_DISPLAY, tierOf } from '@dira/directory-core'
import crossfilter from 'crossfilter2'
import type { MakeEngine } from '../engine.ts'
import { fieldsOf } from '../texts.ts'

/** Filters and counts that follow each other incrementally; the text is one more filter, which reads what it must. */
export const makeCrossfilter: MakeEngine = (listings) => {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  const byName = Uint32Array.from(listings.keys()).sort((a, b) =>
    compare(listings[a]!.businessName, listings[b]!.businessName),
  )
  const rankOf = new Uint32Array(listings.length)
  for (const [rank, row] of byName.entries()) rankOf[row] = rank
  const texts = listings.map((listing) => fieldsOf(listing).join('\n').toLowerCase())
  const filter = crossfilter([...listings.keys()])
  const text = filter.dimension((row) => row)
  const featured = filter.dimension((row) => {
    const group = TIER_DISPLAY[tierOf(listings[row]!)].rank * 20 - substanceOf(listings[row]!)
    return -(group * listings.length + rankOf[row]!)
  })
  const names = filter.dimension((row) => rankOf[row]!)
  const groups = [
    filter.dimension((row) => listings[row]!.category),
    filter.dimension((row) => countrySlug(listings[row]!.location.country)),
    filter.dimension((row) => tierOf(listings[row]!) as string),
  ]
  const counts = groups.map((dimension) => dimension.group<string, number>())
  const all = filter.groupAll()
  return {
    search({ search, categories, countries, tiers, sort, page }) {
      const wanted = search.trim().toLowerCase()
      text.filterFunction((row) => texts[row]!.includes(wanted))
      for (const [at, values] of [categories, countries, tiers].entries()) {
        if (values.length === 0) groups[at]!.filterAll()
        else groups[at]!.filterFunction((value) => values.includes(value))
      }
      const matches = all.value() as number
      const from = Math.min(page - 1, Math.max(0, Math.ceil(matches / 24) - 1)) * 24
      const rows =
        sort === 'featured' ? featured.top(24, from) : sort === 'az' ? names.bottom(24, from) : names.top(24, from)
      const shown = rows.map((row) => listings[row]!)
      const found = counts.flatMap((group) => group.all().map(({ key, value }) => [key, value] as const))
      return () => ({ matches, ids: shown.map(({ id }) => id), counts: Object.fromEntries(found) })
    },
  }
}
