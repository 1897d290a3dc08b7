import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'

/** A typeface in one weight: the files that hold its letters, the commonest first. */
export type Typeface = readonly Font[]

const open = (name: string) => openSync(join(import.meta.dirname, 'fonts', `${name}.ttf`)) as Font // No file holds several fonts.

const OTHER_SCRIPTS = ['ethiopic-regular', 'tifinagh-regular']

/** The typefaces of the pages, in the cuts that the pictures of shared links set. */
export const typefaces = {
  display: ['display-latin-bold', 'display-african-bold', 'display-dotted-bold', 'arabic-bold', ...OTHER_SCRIPTS].map(
    open,
  ),
  text: ['text-latin-regular', 'text-african-regular', 'text-dotted-regular', 'arabic-regular', ...OTHER_SCRIPTS].map(
    open,
  ),
  strong: ['text-latin-bold'].map(open),
} as const satisfies Record<string, Typeface>

/** How wide words are, in times their size. */
export function widthOf(words: string, typeface: Typeface): number {
  return runsOf(words, typeface).reduce(
    (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
    0,
  )
}

/** Words as outlines, in SVG: the same on every machine, whatever it has installed. */
export function outlinesOf(words: string, { typeface, size }: { typeface: Typeface; size: number }): string {
  let start = 0
  return runsOf(words, typeface)
    .map(({ font, text }) => {
      const { glyphs, positions, advanceWidth } = font.layout(text)
      const scale = size / font.unitsPerEm
      const at = start
      start += advanceWidth * scale
      let pen = 0
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const place = `translate(${pen + xOffset} ${yOffset})`
        pen += xAdvance
        const data = glyph.path.toSVG()
        return data === '' ? '' : `<path transform="${place}" d="${data}"/>`
      })
      return `<g transform="translate(${at}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    })
    .join('')
}

interface Run {
  readonly font: Font
  text: string
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The words in pieces that one file holds, as they are set from the left, a letter never without its marks. What no file holds is left out. */
function runsOf(words: string, typeface: Typeface): readonly Run[] {
  const runs: Run[] = []
  for (const { segment } of letters.segment(words.normalize('NFC'))) {
    const last = runs.at(-1)
    const font = last && holds(last.font, segment) ? last.font : typeface.find((one) => holds(one, segment))
    if (font && last?.font === font) last.text += segment
    else if (font) runs.push({ font, text: segment })
  }
  return ARABIC_FIRST.test(words) ? runs.toReversed() : runs
}

/** Words that run from right to left: within a piece the font sees to that. */
const ARABIC_FIRST = /^\P{L}*\p{Script=Arabic}/u

const holds = (font: Font, letter: string) =>
  [...letter].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0))
