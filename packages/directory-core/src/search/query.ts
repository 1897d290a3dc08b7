import { foldText } from './foldText.ts'

/**
 * A search text, read. A folded query matches a field whose folded text contains it; a literal one is a text that folding cannot
 * answer for (accents alone, or half of a character) and is compared by the specified rule as well; a blank one matches everything.
 */
export type Query =
  | { readonly kind: 'everything' }
  | { readonly kind: 'folded'; readonly folded: string }
  | { readonly kind: 'literal'; readonly folded: string; readonly lowerCase: string }

export function readQuery(search: string): Query {
  const text = search.trim()
  if (text === '') return { kind: 'everything' }
  const folded = foldText(text)
  if (folded !== '' && text.isWellFormed()) return { kind: 'folded', folded }
  return { kind: 'literal', folded, lowerCase: text.toLowerCase() }
}

/** Whether a field matches: the rule itself, for one text at a time. */
export function matchesQuery(field: string, query: Query): boolean {
  if (query.kind === 'everything') return true
  if (query.folded !== '' && foldText(field).includes(query.folded)) return true
  return query.kind === 'literal' && field.toLowerCase().includes(query.lowerCase)
}
