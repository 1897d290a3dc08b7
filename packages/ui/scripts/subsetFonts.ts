/**
 * Cuts the typefaces to the letters and to the weights and widths that Dira sets, in pieces that a page fetches as it needs them, and writes the
 * style sheet that names them. Run it after a change of `fontSubsets.ts` or of a font's version; with `--check` it only says what is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_SUBSETS, type CharacterRange, type FontSubset } from './fontSubsets.ts'

const FOLDER = join(import.meta.dirname, '../src/theme/fonts')
const { resolve } = createRequire(import.meta.url)

const isCheck = process.argv.includes('--check')
const outOfDate: string[] = []

for (const subset of FONT_SUBSETS) keep(`${subset.name}.woff2`, await cut(subset))
keep('faces.generated.css', Buffer.from(FONT_SUBSETS.map(fontFace).join('\n')))

if (outOfDate.length > 0) {
  console.error(`Out of date in src/theme/fonts: ${outOfDate.join(', ')}. Run node scripts/subsetFonts.ts.`)
  process.exitCode = 1
}

/** Writes a file, or in a check notes that it is not as it would be written. */
function keep(name: string, content: Buffer): void {
  const path = join(FOLDER, name)
  if (!isCheck) {
    writeFileSync(path, content)
    console.log(`${name}: ${content.length} bytes`)
  } else if (!content.equals(readFileSync(path))) outOfDate.push(name)
}

async function cut({ source, ranges, axes }: FontSubset): Promise<Buffer> {
  const font = readFileSync(resolve(source))
  const characters = ranges.flatMap(charactersOf).join('')
  return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes })
}

function charactersOf([first, last]: CharacterRange): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset))
}

// Any weight and width is declared, though the files hold less: a browser takes the nearest they have and never thickens letters itself.
function fontFace({ family, name, ranges, hasWidths }: FontSubset): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;${hasWidths ? '\n  font-stretch: 62.5% 100%;' : ''}
  src: url('./${name}.woff2?no-inline') format('woff2');
  unicode-range: ${ranges.map(unicodeRange).join(', ')};
}
`
}

function unicodeRange([first, last]: CharacterRange): string {
  const written = (character: number) => character.toString(16).toUpperCase().padStart(4, '0')
  return first === last ? `U+${written(first)}` : `U+${written(first)}-${written(last)}`
}
