import { isAscii } from 'node:buffer'

/** The encodings that are guessed among, where no mark says it and the text is not UTF-8; the first wins where two are alike. */
const OLD = ['windows-1252', 'windows-1256', 'macintosh'] as const

/** How the letters of a file are written. */
export interface Encoding {
  readonly name: string
  /** Nothing in the file says it: a person should look whether its letters are right. */
  readonly isGuess: boolean
}

/** More text than is needed to tell languages apart. */
const SAMPLE = 1_000_000

/**
 * The encoding of a text: what its mark says, UTF-8 where most of what is beyond ASCII is that, otherwise what makes the best words of it.
 * Single bytes that are not UTF-8 change nothing.
 */
export async function encodingOf(parts: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder()
  const sample: Uint8Array[] = []
  let sampled = 0
  let isFirst = true
  const letters = { good: 0, bad: 0 }
  for await (const part of parts) {
    const said = isFirst ? saidOrWide(part) : undefined
    if (said) return said
    isFirst = false
    const text = decoder.decode(part, { stream: true })
    if (isAscii(part)) continue
    count(text, letters)
    if (sampled < SAMPLE) sample.push(part)
    sampled += part.length
  }
  count(decoder.decode(), letters)
  return letters.bad === 0 || letters.good > letters.bad
    ? { name: 'utf-8', isGuess: false }
    : { name: likeliest(Buffer.concat(sample)), isGuess: true }
}

function count(text: string, letters: { good: number; bad: number }): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) letters.bad += 1
    else if (code > 0x7f) letters.good += 1
  }
}

/** UTF-16, or an encoding that a mark names. */
function saidOrWide(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', isGuess: false }
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', isGuess: false }
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', isGuess: false }
  if (isWide(bytes, 0)) return { name: 'utf-16le', isGuess: true }
  return isWide(bytes, 1) ? { name: 'utf-16be', isGuess: true } : undefined
}

/** Whether ends of lines and many other letters have a NUL on their other side, as ASCII has it in UTF-16. */
function isWide(bytes: Uint8Array, low: 0 | 1): boolean {
  let breaks = 0
  let withNul = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at + 1 - low] !== 0) continue
    withNul += 1
    if (bytes[at + low] === 0x0a || bytes[at + low] === 0x0d) breaks += 1
  }
  return breaks > 0 && withNul * 40 > bytes.length
}

function likeliest(bytes: Uint8Array): string {
  const scores = OLD.map((name) => sense(new TextDecoder(name).decode(bytes)))
  return OLD[scores.indexOf(Math.max(...scores))] ?? OLD[0]
}

/** The letters of French, Portuguese, Spanish and German that words have most. */
const COMMON = /[éèêëàâçîïôùûüöäßñáíóúãõÉÀÇ]/
const ARABIC = /\p{Script=Arabic}/u
const LETTER = /\p{L}/u

/** How much sense letters beyond ASCII make between those on their two sides. */
function sense(text: string): number {
  let score = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= 0x7f) continue
    score += senseOf(text[at] ?? '', text[at - 1] ?? '', text[at + 1] ?? '')
  }
  return score
}

function senseOf(letter: string, before: string, after: string): number {
  const isLetter = LETTER.test(letter)
  const beside = [before, after].filter((one) => LETTER.test(one))
  if (/[\u0080-\u009F\uFFFD]/.test(letter)) return -4
  if (!isLetter)
    return beside.length === 0
      ? 0
      : beside.length === 2 && /[’‘]/.test(letter)
        ? 3
        : /[’‘“”«»–—…]/.test(letter)
          ? 0
          : -2
  const isArabic = ARABIC.test(letter)
  if (beside.some((one) => ARABIC.test(one) !== isArabic)) return -2
  if (isArabic) return beside.length > 0 ? 2 : 0
  // A capital inside a word of small letters is most likely another letter.
  if (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) return -2
  return COMMON.test(letter) ? 3 : 1
}
