/** The letters that Windows-1252 has for the bytes from 0x80 to 0xFF, for which bytes of UTF-8 are taken by mistake. */
const LETTERS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))
const BYTES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, at) => [letter, at + 128]))

/** One of the letters from a place to another, as a pattern. */
const anyOf = (first: number, last: number) =>
  `[${Array.from(LETTERS.slice(first - 128, last - 127), (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`

const REST = anyOf(0x80, 0xbf)
/** These end a word in capitals too, such as “CAFÃ” in quotes: they belong to a letter where more of the word follows. */
const MARKS = '[‘’“”–—…»]'
const GARBLED = new RegExp(
  [
    `[ÂÃÄÅÆËÌÙÚÛ](?:(?!${MARKS})${REST}|${MARKS}(?=\\p{L}))`,
    `Ø${REST}`,
    // Signs such as ’ and €, Ethiopic and letters of Yoruba, forms of Arabic, pictures.
    `[áâï]${REST}{2}`,
    `ð${REST}{3}`,
  ].join('|'),
  'gu',
)

/** What each garbled letter begins with: most cells have none, and are read more quickly by it. */
const SUSPECT = /[\u00C2-\u00F0]/

/** A text whose letters were taken for those of Windows-1252, once or more often, as they were: `CafÃ©` is `Café`. Any other text stays. */
export function mendedText(text: string): string {
  if (!SUSPECT.test(text)) return text
  let mended = text
  for (let time = 0; time < 3; time += 1) {
    const before = mended
    mended = before.replace(GARBLED, (letters) => decoded(letters) ?? letters)
    if (mended === before) break
  }
  return mended
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

function decoded(letters: string): string | undefined {
  try {
    return UTF_8.decode(Uint8Array.from(letters, (letter) => BYTES.get(letter) ?? 0))
  } catch {
    return undefined
  }
}
