/**
 * Text as search compares it: without case, accents and repeated blanks. Whatever a case-insensitive comparison finds in the
 * original is found in the folded text too, because every character is folded on its own, whatever stands beside it.
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

/** Whether the folded form of a text is the text in lower case, place by place: ASCII with single blanks between its words. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text)
}

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/
const ACCENTS = /\p{Mn}/gu

/** What was folded once. It holds no more than the characters that Unicode has. */
const FOLDED = new Map<number, string>()

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  const bare = character.normalize('NFD').replace(ACCENTS, '')
  // Lower case alone leaves ß, ﬁ, ı and ς apart from SS, FI, I and Σ, which are the same letters in capitals.
  const caseless = bare.toLowerCase().toUpperCase().toLowerCase()
  return caseless.normalize('NFD').replace(ACCENTS, '')
}
