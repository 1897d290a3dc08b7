import { foldText } from '../../text/foldText.ts'

/**
 * A parsed search text. `text` matches a field whose folded text contains it; `terms` match a listing that has each of them, in one
 * of its forms, in some field; `literal` is a text that folding cannot handle (accents alone, or half of a character), so it is also compared unfolded.
 */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'text'; readonly folded: string }
  | { readonly kind: 'terms'; readonly terms: readonly (readonly string[])[] }
  | { readonly kind: 'literal'; readonly folded: string; readonly lowerCase: string }

export function parseQuery(search: string): Query {
  const text = search.trim()
  if (text === '') return { kind: 'all' }
  const folded = foldText(text)
  if (folded !== '' && text.isWellFormed()) return { kind: 'text', folded }
  return { kind: 'literal', folded, lowerCase: text.toLowerCase() }
}

export function matchesLiteral(field: string, { folded, lowerCase }: Extract<Query, { kind: 'literal' }>): boolean {
  return field.toLowerCase().includes(lowerCase) || (folded !== '' && foldText(field).includes(folded))
}
