import type { CategoryIcon, TextRange } from '@dira/directory-core'
import type { PicturedCard } from '../../results/ListingPicture/ListingPicture.tsx'

/** A text, and the parts of it that were typed. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly TextRange[]
}

interface SuggestedLine {
  readonly href: string
  readonly name: MarkedText
}

/** The suggestions for a text that is being typed: at most seven lines in three groups, and the way to all results. */
export interface SuggestedLines {
  /** The text that they were found for. */
  readonly search: string
  /** How many results a search for the text has. */
  readonly matches: number
  /** Where that search leads. */
  readonly href: string
  /** Countries, provinces and cities; these with their country, and how many listings each has where that is known. */
  readonly places: readonly (SuggestedLine & { readonly country?: string; readonly count?: number })[]
  /** Categories and subcategories, or categories in a place. */
  readonly categories: readonly (SuggestedLine & {
    readonly icon: CategoryIcon
    readonly place?: MarkedText
    readonly count: number
  })[]
  /** Businesses, each with its category, its place and its picture. */
  readonly listings: readonly (SuggestedLine & {
    readonly category: string
    readonly place: string
    readonly picture: PicturedCard
  })[]
}
