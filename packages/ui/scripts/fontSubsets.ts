/** Characters from the first to the last. */
export type CharacterRange = readonly [first: number, last: number]

interface Span {
  readonly min: number
  readonly max: number
}

/** A font file that the script cuts from one of Fontsource's. */
export interface FontSubset {
  readonly family: string
  /** The name of its file, without the ending. */
  readonly name: string
  /** The file that it is cut from, in a package of Fontsource. */
  readonly source: string
  readonly ranges: readonly CharacterRange[]
  /** What the type scale uses of the variable axes: the rest of the design space is more than half of a file. */
  readonly axes: Readonly<Record<string, Span | number>>
  readonly hasWidths: boolean
}

// A mark is drawn where its letter's file says: every piece that holds letters holds the marks that may stand above and below them.
const MARKS: CharacterRange = [0x300, 0x36f]

/** Letters of Latin Extended-B and of the phonetic alphabet that African languages are written with, the clicks of Khoekhoe among them. */
const AFRICAN_LETTERS: readonly CharacterRange[] = [
  [0x181, 0x181],
  [0x186, 0x187],
  [0x188, 0x18a],
  [0x18e, 0x194],
  [0x196, 0x199],
  [0x19d, 0x19d],
  [0x19f, 0x19f],
  [0x1a4, 0x1a5],
  [0x1a7, 0x1a9],
  [0x1ac, 0x1ad],
  [0x1b1, 0x1b7],
  [0x1c0, 0x1c3],
  [0x1cd, 0x1d4],
  [0x1dd, 0x1dd],
  [0x1e6, 0x1e9],
  [0x1f8, 0x1f9],
  [0x226, 0x229],
  [0x22e, 0x22f],
  [0x241, 0x242],
  [0x244, 0x244],
  [0x250, 0x25b],
  [0x260, 0x263],
  [0x268, 0x269],
  [0x26a, 0x26a],
  [0x272, 0x272],
  [0x275, 0x275],
  [0x283, 0x283],
  [0x288, 0x28c],
  [0x292, 0x295],
]

/** What every page begins with: latin-1 and the punctuation, marks and arrows that go with it. */
const latin: readonly CharacterRange[] = [
  [0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  // Only marks that the file holds: another one is to be looked for in the piece of its letter.
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

const LATIN_EXTENDED_B_AND_PHONETIC: CharacterRange = [0x180, 0x2af]

const african: readonly CharacterRange[] = [
  [0x100, 0x17f],
  ...AFRICAN_LETTERS,
  MARKS,
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
]
const rest: readonly CharacterRange[] = [...gapsBetween(LATIN_EXTENDED_B_AND_PHONETIC, AFRICAN_LETTERS), MARKS]
// With the letters under which Yoruba and Igbo set their dots.
const dotted: readonly CharacterRange[] = [MARKS, [0x1ea0, 0x1ef1]]

const display = {
  family: 'Noto Serif Display Variable',
  axes: { wght: { min: 600, max: 700 }, wdth: { min: 75, max: 79 } },
  hasWidths: true,
}
const text = {
  family: 'Noto Sans Variable',
  axes: { wght: { min: 400, max: 700 }, wdth: { min: 83, max: 100 } },
  hasWidths: true,
}

/** Ethiopic beyond Amharic, Tigrinya and Ge'ez: Sebat Bet, Me'en, Gamo and others. */
const ETHIOPIC_OF_FEW_LANGUAGES: readonly CharacterRange[] = [
  [0x1380, 0x139f],
  [0x2d80, 0x2ddf],
  [0xab00, 0xab2f],
]
const ethiopic = {
  family: 'Noto Sans Ethiopic',
  source: '@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2',
  // One weight between those of text and of names is half of the bytes.
  axes: { wght: 500 },
  hasWidths: false,
}

const fileOf = (font: string, part: string) => `@fontsource-variable/${font}/files/${font}-${part}-wdth-normal.woff2`

/**
 * The pieces of the typefaces. A browser fetches one when a page holds a character of its ranges; of those with the same mark it asks the
 * last one first, so that the rarest is first.
 */
export const FONT_SUBSETS: readonly FontSubset[] = [
  { ...display, name: 'display-rest', source: fileOf('noto-serif-display', 'latin-ext'), ranges: rest },
  { ...display, name: 'display-dotted', source: fileOf('noto-serif-display', 'vietnamese'), ranges: dotted },
  { ...display, name: 'display-african', source: fileOf('noto-serif-display', 'latin-ext'), ranges: african },
  { ...display, name: 'display-latin', source: fileOf('noto-serif-display', 'latin'), ranges: latin },
  { ...text, name: 'text-rest', source: fileOf('noto-sans', 'latin-ext'), ranges: rest },
  { ...text, name: 'text-dotted', source: fileOf('noto-sans', 'vietnamese'), ranges: dotted },
  { ...text, name: 'text-african', source: fileOf('noto-sans', 'latin-ext'), ranges: african },
  { ...text, name: 'text-latin', source: fileOf('noto-sans', 'latin'), ranges: latin },
  {
    family: 'Noto Kufi Arabic Variable',
    name: 'arabic',
    source: '@fontsource-variable/noto-kufi-arabic/files/noto-kufi-arabic-arabic-wght-normal.woff2',
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x200c, 0x200e],
    ],
    axes: { wght: { min: 400, max: 700 } },
    hasWidths: false,
  },
  { ...ethiopic, name: 'ethiopic-rest', ranges: ETHIOPIC_OF_FEW_LANGUAGES },
  { ...ethiopic, name: 'ethiopic', ranges: [[0x1200, 0x137f]] },
  {
    family: 'Noto Sans Tifinagh',
    name: 'tifinagh',
    source: '@fontsource/noto-sans-tifinagh/files/noto-sans-tifinagh-tifinagh-400-normal.woff2',
    ranges: [[0x2d30, 0x2d7f]],
    axes: {},
    hasWidths: false,
  },
]

/** The parts of a range that are left without some ascending ranges in it. */
function gapsBetween([first, last]: CharacterRange, taken: readonly CharacterRange[]): readonly CharacterRange[] {
  const starts = [first, ...taken.map(([, end]) => end + 1)]
  const ends = [...taken.map(([start]) => start - 1), last]
  return starts.flatMap((start, index): CharacterRange[] => {
    const end = ends[index] ?? last
    return start <= end ? [[start, end]] : []
  })
}
