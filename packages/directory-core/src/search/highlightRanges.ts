import { foldCodePoint, foldText, isPlain } from '../text/foldText.ts'
import { parseQuery, type Query } from './index/query.ts'

/** A range of a text in code units, as `slice` takes it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/**
 * Where a search text occurs in a text: ranges in order that do not overlap, none if it does not occur. A range covers whole
 * characters with their accents, so `text.slice(start, end)` is what to mark in the original spelling: "cafe" marks "Café".
 */
export function highlightRanges(text: string, search: string): TextRange[] {
  return rangesOf(text, parseQuery(search))
}

/** The same for a parsed query. Literal queries are not highlighted. */
export function rangesOf(text: string, query: Query): TextRange[] {
  if (query.kind === 'text') return rangesOfText(text, query.folded)
  if (query.kind === 'terms') return joined(query.terms.flat().flatMap((form) => rangesOfText(text, form)))
  return []
}

function rangesOfText(text: string, folded: string): TextRange[] {
  if (isPlain(text)) return plainRanges(text.toLowerCase(), folded)
  return foldText(text).includes(folded) ? foldedRanges(text, folded) : []
}

function plainRanges(text: string, folded: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + folded.length)) {
    ranges.push({ start: at, end: at + folded.length })
  }
  return ranges
}

function foldedRanges(text: string, folded: string): TextRange[] {
  const { units, sources } = unfold(text)
  const ranges: TextRange[] = []
  for (let at = units.indexOf(folded); at >= 0; at = units.indexOf(folded, at + folded.length)) {
    ranges.push({ start: sources[at]!.start, end: sources[at + folded.length - 1]!.end })
  }
  // One character can be hit twice: "s" is found twice in ß.
  return joined(ranges)
}

/** The ranges in order, overlapping ones merged. */
function joined(ranges: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const before = apart.at(-1)
    if (before && start < before.end) apart[apart.length - 1] = { start: before.start, end: Math.max(end, before.end) }
    else apart.push({ start, end })
  }
  return apart
}

/** The folded text with leading and trailing blanks, and for each of its code units the range of the original it came from. */
function unfold(text: string): { units: string; sources: readonly TextRange[] } {
  let units = ''
  const sources: { start: number; end: number }[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = foldCodePoint(character.codePointAt(0) ?? 0)
    // An accent belongs to the character before it, and blanks in a row count as one.
    if (folded === '' || (folded === ' ' && units.endsWith(' '))) {
      for (let at = sources.length - 1; at >= 0 && sources[at]!.end === start; at -= 1) sources[at]!.end = end
    } else {
      units += folded
      for (let unit = 0; unit < folded.length; unit += 1) sources.push({ start, end })
    }
    start = end
  }
  return { units, sources }
}
