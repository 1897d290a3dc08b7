import type { Listing, SearchState } from '@dira/directory-core'

/** A search engine under test, holding listings. */
export interface Engine {
  /** The whole call: query, filters, facet counts, order, page of 24. This is what is timed; reading the answer out of it is not. */
  readonly search: (state: SearchState) => ReadAnswer | Promise<ReadAnswer>
}

export type ReadAnswer = () => Answer

export interface Answer {
  readonly matches: number
  /** The ids of the page. */
  readonly ids: readonly string[]
  /** For each option of each filter that would find something how much. */
  readonly counts: Readonly<Record<string, number>>
}

export type MakeEngine = (listings: readonly Listing[]) => Engine | Promise<Engine>

/** One text for equal answers. */
export function digestOf({ matches, ids, counts }: Answer): string {
  const sorted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([matches, ids, sorted])
}
