/**
 * Text as search compares it: without case, accents and repeated blanks. Every character is folded independently of its
 * neighbours, so whatever a case-insensitive comparison finds in the original is also found in the folded text.
 */
export function foldText(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text) folded += foldCodePoint(character.codePointAt(0) ?? 0)
  return folded.replace(/ {2,}/g, ' ').replace(/^ | $/g, '')
}

/** The folded form of one character: nothing for an accent, two letters for ß, one blank for any white space. */
export function foldCodePoint(codePoint: number): string {
  const known = FOLDED.get(codePoint)
  if (known !== undefined) return known
  const folded = foldCharacter(String.fromCodePoint(codePoint))
  FOLDED.set(codePoint, folded)
  return folded
}

/** Whether folding a text is the same as lowercasing it: ASCII with single blanks between the words. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text)
}

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/
const ACCENTS = /\p{Mn}/gu

/** A cache. It cannot grow beyond the characters of Unicode. */
const FOLDED = new Map<number, string>()

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  const bare = character.normalize('NFD').replace(ACCENTS, '')
  // Lower case alone would not make ß, ﬁ, ı and ς equal to SS, FI, I and Σ; upper case in between does.
  const caseless = bare.toLowerCase().toUpperCase().toLowerCase()
  return caseless.normalize('NFD').replace(ACCENTS, '')
}
