/**
 * Writes the typefaces for programs that know no variable fonts, such as what draws the pictures of shared links: each in the weight and
 * width that such a picture sets, cut from the files that pages use. Names the folder: `node scripts/staticFonts.ts <folder>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_SUBSETS } from './fontSubsets.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to write to: node scripts/staticFonts.ts <folder>')

const CUTS = [
  { files: ['display-latin', 'display-african', 'display-dotted'], look: 'bold', axes: { wght: 700, wdth: 77 } },
  { files: ['text-latin', 'text-african', 'text-dotted'], look: 'regular', axes: { wght: 400, wdth: 100 } },
  { files: ['text-latin'], look: 'bold', axes: { wght: 700, wdth: 100 } },
  { files: ['arabic'], look: 'bold', axes: { wght: 700 } },
  { files: ['arabic'], look: 'regular', axes: { wght: 400 } },
  { files: ['ethiopic', 'tifinagh'], look: 'regular', axes: {} },
]

for (const { files, look, axes } of CUTS) {
  for (const { name, ranges } of FONT_SUBSETS.filter((subset) => files.includes(subset.name))) {
    const font = readFileSync(join(import.meta.dirname, '../src/theme/fonts', `${name}.woff2`))
    const characters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    const cut = await subsetFont(font, characters.join(''), { targetFormat: 'sfnt', variationAxes: axes })
    writeFileSync(join(folder, `${name}-${look}.ttf`), cut)
    console.log(`${name}-${look}.ttf: ${cut.length} bytes`)
  }
}
