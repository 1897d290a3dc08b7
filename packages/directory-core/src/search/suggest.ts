import type { Listing } from '../listing/listing.ts'
import { foldText } from './foldText.ts'
import type { ListingHighlights } from './highlightListing.ts'
import { nearTexts } from './nearTexts.ts'
import type { Query } from './query.ts'
import { countMatches, searchParts, type Search } from './searchParts.ts'
import type { SearchResult } from './searchResult.ts'

/** A text to search for instead: "Did you mean …". */
export interface Correction {
  /** In the spelling of a listing that it finds. */
  readonly text: string
  /** How many listings it finds in the same scope, under the same filters. Never 0. */
  readonly matches: number
}

/** Listings that contain all the words of a text, wherever each of them stands. */
export interface AllWords {
  readonly words: readonly string[]
  readonly matches: number
  /** The first page of them, and where the words stand. */
  readonly listings: readonly Listing[]
  readonly highlights: readonly ListingHighlights[]
}

/** What to offer where a search found nothing. It never mixes into the results. */
export interface Suggestions {
  /** The best first, at most five. */
  readonly corrections: readonly Correction[]
  /** Absent for a text of one word, and where no listing has all of them. */
  readonly allWords?: AllWords
}

/** What to try instead of a search that nothing matches. */
export function suggest(search: Search): Suggestions {
  const { query } = search
  if (query.kind !== 'text' || searchParts(search).matches > 0) return { corrections: [] }
  const allWords = findAllWords(search, [...new Set(query.folded.split(' '))])
  return { corrections: findCorrections(search, query.folded), ...(allWords && { allWords }) }
}

function findAllWords(search: Search, words: readonly string[]): AllWords | undefined {
  if (words.length < 2) return undefined
  const { matches, listings, highlights } = searchFirstPage(search, { kind: 'words', words })
  return matches > 0 ? { words, matches, listings, highlights } : undefined
}

const MOST_CORRECTIONS = 5

function findCorrections(search: Search, folded: string): Correction[] {
  return nearTexts(
    search.parts.map(({ index }) => index),
    folded,
  )
    .map((text) => ({ text, matches: countMatches({ ...search, query: { kind: 'text', folded: text } }) }))
    .filter(({ matches }) => matches > 0)
    .sort((a, b) => b.matches - a.matches || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_CORRECTIONS)
    .map(({ text, matches }) => ({ text: spellingOf(search, text), matches }))
}

/** A folded text as the first listing that it finds writes it, in the name of a place or category rather than of a business. */
function spellingOf(search: Search, folded: string): string {
  const { listings, highlights } = searchFirstPage(search, { kind: 'text', folded })
  const { businessName, category, location } = listings[0]!
  const found = highlights[0]!
  const written = [
    [location.city, found.city],
    [location.country, found.country],
    [category, found.category],
    [businessName, found.businessName],
  ] as const
  for (const [text, [range]] of written) {
    const spelling = range && text.slice(range.start, range.end)
    if (spelling && foldText(spelling) === folded) return spelling
  }
  return folded
}

function searchFirstPage(search: Search, query: Query): SearchResult {
  return searchParts({ ...search, query, state: { ...search.state, page: 1 } })
}
