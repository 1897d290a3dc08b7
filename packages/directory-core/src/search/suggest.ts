import { correctionCandidates } from './correctionCandidates.ts'
import { foldText } from '../text/foldText.ts'
import { countAnswer, searchSegments, type SearchRequest } from './searchSegments.ts'

/** A text to search for instead: "Did you mean …". */
export interface Correction {
  /** In the spelling of a listing that it finds. */
  readonly text: string
  /** How many listings it finds in the same scope, under the same filters. Never 0. */
  readonly matches: number
}

/** What to offer when a search finds nothing. Suggestions are never mixed into the results. */
export interface Suggestions {
  /** The best first, at most five. */
  readonly corrections: readonly Correction[]
}

export function suggest(request: SearchRequest): Suggestions {
  const { query } = request
  if (query.kind !== 'text' || countAnswer(request) > 0) return { corrections: [] }
  return { corrections: findCorrections(request, query.folded) }
}

const MAX_CORRECTIONS = 5

/** The likeliest corrections that match something, those with the most matches first. */
function findCorrections(request: SearchRequest, folded: string): Correction[] {
  const indexes = request.segments.map(({ index }) => index)
  const { edited, rewritten } = correctionCandidates(indexes, folded)
  const found: { readonly text: string; readonly score: number; readonly matches: number }[] = []
  const add = (text: string, score?: number) => {
    const matches = countAnswer({ ...request, query: { kind: 'text', folded: text } })
    if (matches > 0) found.push({ text, score: score ?? matches, matches })
  }
  for (const [text, score] of edited) if (found.length < MAX_CORRECTIONS) add(text, score)
  for (const text of rewritten) add(text)
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CORRECTIONS)
    .sort((a, b) => b.matches - a.matches || (a.text < b.text ? -1 : 1))
    .map(({ text, matches }) => ({ text: spellingOf(request, text), matches }))
}

/** A folded text in the spelling of the first listing that it finds; cities, countries and categories before business names. */
function spellingOf(request: SearchRequest, folded: string): string {
  const state = { ...request.state, page: 1 }
  const { listings, highlights } = searchSegments({ ...request, query: { kind: 'text', folded }, state })
  const [found] = highlights
  // The words of it are in several fields.
  if (!found) return folded
  const { businessName, category, location } = listings[0]!
  const written = [
    [location.city?.name ?? '', found.city],
    [request.texts.country(location.country)[0], found.country],
    [request.texts.category(category)[0], found.category],
    [businessName, found.businessName],
  ] as const
  for (const [text, [range]] of written) {
    const spelling = range && text.slice(range.start, range.end)
    if (spelling && foldText(spelling) === folded) return spelling
  }
  return folded
}
