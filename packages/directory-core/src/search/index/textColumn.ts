import { slugify } from '../../listing/slugify.ts'
import { foldText } from '../foldText.ts'

/** The different texts of one field, numbered as they occur. A directory has few of them, so what is costly is done once for each. */
export interface TextColumn {
  readonly texts: readonly string[]
  readonly slugs: readonly string[]
  /** The folded texts, one on each line, and where each begins. */
  readonly lines: string
  readonly starts: Uint32Array
}

/** The number of a text, counted from 0 as texts come up for the first time. */
export function numberOf(known: Map<string, number>, text: string): number {
  const number = known.get(text)
  if (number !== undefined) return number
  known.set(text, known.size)
  return known.size - 1
}

export function columnOf(known: ReadonlyMap<string, number>): TextColumn {
  const texts = [...known.keys()]
  const lines = texts.map((text) => `${foldText(text)}\n`)
  const starts = new Uint32Array(texts.length + 1)
  for (const [id, line] of lines.entries()) starts[id + 1] = starts[id]! + line.length
  return { texts, slugs: texts.map(slugify), lines: lines.join(''), starts }
}

/** The numbers of the texts that contain a folded text, ascending. */
export function textsWith({ lines, starts }: TextColumn, folded: string): number[] {
  const found: number[] = []
  // A folded text has no line break, so a hit never runs from one line into the next.
  for (let hit = lines.indexOf(folded), id = 0; hit >= 0; hit = lines.indexOf(folded, starts[id])) {
    while (starts[id + 1]! <= hit) id += 1
    found.push(id)
    id += 1
  }
  return found
}
