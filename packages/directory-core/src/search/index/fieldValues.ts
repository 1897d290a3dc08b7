import { foldText } from '../../text/foldText.ts'

/** The distinct values of one field. A value's ordinal is its number in the order of first occurrence. */
export interface FieldValues {
  /** The name that readers see. */
  readonly values: readonly string[]
  readonly slugs: readonly string[]
  /** The folded texts that a value is found by, each with a line break after it. */
  readonly lines: string
  /** Where each value's lines start, and after the last where they end. */
  readonly starts: Uint32Array
}

/** A value of a field: its slug, and the texts that it is found by, its name first. */
export type FieldValue = readonly [slug: string, name: string, ...otherTexts: string[]]

/** The field of values in the order of their ordinals. */
export function fieldValues(all: readonly FieldValue[]): FieldValues {
  const lines = all.map(([, ...texts]) => texts.map((text) => `${foldText(text)}\n`).join(''))
  const starts = new Uint32Array(all.length + 1)
  for (const [ord, line] of lines.entries()) starts[ord + 1] = starts[ord]! + line.length
  return { values: all.map(([, name]) => name), slugs: all.map(([slug]) => slug), lines: lines.join(''), starts }
}

/** The ordinals of the values that contain a folded text, ascending. */
export function ordsContaining({ lines, starts }: FieldValues, folded: string): number[] {
  const found: number[] = []
  // A folded text has no line break, so a hit is always within one line.
  for (let hit = lines.indexOf(folded), ord = 0; hit >= 0; hit = lines.indexOf(folded, starts[ord])) {
    while (starts[ord + 1]! <= hit) ord += 1
    found.push(ord)
    ord += 1
  }
  return found
}
