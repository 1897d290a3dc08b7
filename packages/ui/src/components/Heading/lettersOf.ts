import { isValidElement, type ReactNode } from 'react'

/**
 * The letters of a heading that its close lines are not meant for: `marked` ones carry a mark below or two marks, such as Ẹ, Ọ̀ and Ế;
 * those of `another` script join (Arabic), or come from a typeface of the reader's own (Ethiopic).
 */
export type Letters = 'marked' | 'another'

const MARKED = /\p{L}\p{M}{2}|[\u0323-\u0333]/u

/** What a heading is written with; nothing where the display face needs no help. It looks at the letters: a name has no language. */
export function lettersOf(children: ReactNode): Letters | undefined {
  const text = textOf(children).normalize('NFD')
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return 'another'
  if (MARKED.test(text)) return 'marked'
  return undefined
}

/** The text that is in the elements; what a component renders by itself is not known yet. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
