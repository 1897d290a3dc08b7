import { rangesOf, type TextRange } from './highlightRanges.ts'
import type { Query } from './index/query.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { SearchTexts } from './index/searchTexts.ts'

/** The ranges of the search text in each searched field, as ranges of the name that readers see. */
export interface ListingHighlights {
  readonly businessName: readonly TextRange[]
  readonly category: readonly TextRange[]
  readonly country: readonly TextRange[]
  readonly city: readonly TextRange[]
}

/** Highlights the listings of a page. Most share their category, country and city, so the ranges of a name are found once. */
export function highlightListings(
  listings: readonly ListingRow[],
  query: Query,
  texts: SearchTexts,
): ListingHighlights[] {
  const known = new Map<string, readonly TextRange[]>()
  const rangesIn = (name: string) => {
    let ranges = known.get(name)
    if (ranges === undefined) known.set(name, (ranges = rangesOf(name, query)))
    return ranges
  }
  return listings.map(({ businessName, category, location }) => ({
    businessName: rangesOf(businessName, query),
    category: rangesIn(texts.category(category)[0]),
    country: rangesIn(texts.country(location.country)[0]),
    city: rangesIn(location.city?.name ?? ''),
  }))
}
