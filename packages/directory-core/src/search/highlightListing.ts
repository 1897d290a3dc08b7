import type { Listing } from '../listing/listing.ts'
import { rangesOf, type TextRange } from './highlightRanges.ts'
import type { Query } from './query.ts'

/** Where the search text stands in each of the fields that are searched; ranges of the field's own text. */
export interface ListingHighlights {
  readonly businessName: readonly TextRange[]
  readonly category: readonly TextRange[]
  readonly country: readonly TextRange[]
  readonly city: readonly TextRange[]
}

export function highlightListing({ businessName, category, location }: Listing, query: Query): ListingHighlights {
  return {
    businessName: rangesOf(businessName, query),
    category: rangesOf(category, query),
    country: rangesOf(location.country, query),
    city: rangesOf(location.city, query),
  }
}
