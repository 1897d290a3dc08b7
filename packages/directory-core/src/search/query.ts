import { foldText } from './foldText.ts'

/**
 * What is looked for, folded once. `text` matches a field whose folded text contains it; `words` match a listing that has each of
 * them somewhere; `literal` is a text that folding cannot answer for (accents alone, or half of a character), so it is compared
 * by the specified rule as well.
 */
export type Query =
  | { readonly kind: 'everything' }
  | { readonly kind: 'text'; readonly folded: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'literal'; readonly folded: string; readonly lowerCase: string }

export function readQuery(search: string): Query {
  const text = search.trim()
  if (text === '') return { kind: 'everything' }
  const folded = foldText(text)
  if (folded !== '' && text.isWellFormed()) return { kind: 'text', folded }
  return { kind: 'literal', folded, lowerCase: text.toLowerCase() }
}

/** Whether a field matches a literal query. */
export function matchesLiteral(field: string, { folded, lowerCase }: Extract<Query, { kind: 'literal' }>): boolean {
  return field.toLowerCase().includes(lowerCase) || (folded !== '' && foldText(field).includes(folded))
}
