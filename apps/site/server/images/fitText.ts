import { widthOf, type Typeface } from './typeface.ts'

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

export interface FitOptions {
  readonly typeface: Typeface
  readonly width: number
  readonly mostLines: number
  /** From the largest on. */
  readonly sizes: readonly [number, ...number[]]
}

/** Breaks words into lines, in the largest size in which they fit; what does not fit in the smallest ends in an ellipsis. */
export function fitText(words: string, { typeface, width, mostLines, sizes }: FitOptions): FittedText {
  for (const size of sizes) {
    const lines = broken(words, width / size, typeface)
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, typeface) * size <= width))
      return { lines, size }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const lines = broken(words, width / size, typeface)
  const shown = lines.slice(0, mostLines)
  return {
    size,
    lines: shown.map((line, index) => {
      const goesOn = index === shown.length - 1 && lines.length > shown.length
      return shortened(line, { width: width / size, typeface, goesOn })
    }),
  }
}

/** In lines of a width, given in times the size. */
function broken(words: string, width: number, typeface: Typeface): readonly string[] {
  const lines: string[] = []
  for (const word of words.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, typeface) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function shortened(
  line: string,
  { width, typeface, goesOn }: { width: number; typeface: Typeface; goesOn: boolean },
): string {
  if (!goesOn && widthOf(line, typeface) <= width) return line
  const letters = [...line]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, typeface) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
