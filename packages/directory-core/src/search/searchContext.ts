import type { FirstFacts } from './firstFacts.ts'

/** What a search depends on besides its state and scope. */
export interface SearchContext {
  /**
   * The instant that `open` and offers are about, in milliseconds since 1970 (UTC), as `Date.now()` gives it. Without it nobody knows what is open:
   * the filter finds nothing and has no count.
   */
  readonly now?: number
  /** Of the cards, and of the rows of a kind, those that are known to have these facts come first; which ones match does not change. */
  readonly first?: FirstFacts
  /** All that match are rows: no page has cards. @default only what is not yet claimed */
  readonly areRows?: boolean
  /** The zoom of the map that shows the matches: the result then has their cells. From 0 (a cell of 90°) to 20, each half as wide. */
  readonly zoom?: number
  /** The cells are as fine as asked for where they are no more than this, else less so. @default 4096, more than a screen has room for as marks */
  readonly mostCells?: number
}
