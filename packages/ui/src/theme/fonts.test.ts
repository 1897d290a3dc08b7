import { expect, it } from 'vitest'
import { fonts } from './type.ts'

const FILES = import.meta.glob<string>('./fonts/*.woff2', { query: '?url&no-inline', import: 'default', eager: true })

/** The typefaces of a stack: what a text is set in before any fallback. */
const own = (stack: string) => stack.slice(0, stack.indexOf(", 'Dira"))

const measuring = document.createElement('canvas').getContext('2d')

/** How wide a text is set; a letter that the typeface lacks is as wide as the fallback has it. */
function widthIn(font: string, text: string): number {
  if (!measuring) throw new Error('This browser has no canvas to measure on.')
  measuring.font = font
  return measuring.measureText(text).width
}

const NAMES = [
  'ǁKaras ǀ ǂ ǃ',
  'Ọ̀ṣun ẹ ọ ị ụ',
  'Ɛʋɛ Ɛ́ʋɔ̀ ŋ ɣ',
  'ɓ ɗ ƙ ƴ Ɓ Ɗ Ƙ Ƴ',
  'Antsirabé Ñ Tšwane',
  'Ḥurghāda Ṭanṭā ẓ',
]

it.each(
  NAMES.flatMap((name) => [[name, 'display', 700, fonts.display] as const, [name, 'text', 400, fonts.text] as const]),
)('sets %s in the %s face without a letter from a fallback', async (name, _face, weight, stack) => {
  await document.fonts.load(`${weight} 40px ${own(stack)}`, name)
  // A letter that the typeface lacks is as wide as each fallback has it.
  const letters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment)
  const fallen = letters.filter(
    (letter) =>
      widthIn(`${weight} 40px ${own(stack)}, monospace`, letter) !==
      widthIn(`${weight} 40px ${own(stack)}, cursive`, letter),
  )
  expect(fallen).toEqual([])
})

it.each([
  ['Noto Kufi Arabic Variable', 'دليل'],
  ['Noto Sans Ethiopic', 'የኢትዮጵያ ቡና ቤት'],
  ['Noto Sans Ethiopic', 'ⶓ ꬁ ᎀ'],
  ['Noto Sans Tifinagh', 'ⵜⴰⵣⵔⵉⴱⵜ'],
])('sets a script in a face of its own, beside either of the two: %s', async (face, name) => {
  const letters = name.replaceAll(' ', '')
  for (const stack of [fonts.display, fonts.text]) {
    const loaded = await document.fonts.load(`700 40px ${own(stack)}`, letters)
    expect(new Set(loaded.map(({ family }) => family.replaceAll('"', '')))).toEqual(new Set([face]))
    expect(widthIn(`700 40px ${own(stack)}, monospace`, letters)).toBe(
      widthIn(`700 40px ${own(stack)}, cursive`, letters),
    )
  }
})

it('begins a page in English with the latin pieces alone', async () => {
  const faces = [
    ...(await document.fonts.load(`700 40px ${own(fonts.display)}`, 'Find the Best Businesses Across Africa')),
  ]
  expect(faces).toHaveLength(1)
  expect(faces[0]?.unicodeRange).toMatch(/^U\+0-FF\b/i)
})

it('weighs 60 kilobytes a piece at most', async () => {
  const sizes = await Promise.all(
    Object.entries(FILES).map(async ([name, url]) => ({
      name,
      size: (await (await fetch(url)).arrayBuffer()).byteLength,
    })),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(({ size }) => size > 60 * 1024)).toEqual([])
})
