/**
 * A text as Postgres can hold it. No text of Postgres has a zero or half of a character, so these are the last characters of the last plane, which
 * nobody writes: U+10F7FF is a zero, U+10F800 and on are the halves. The migration of the search has the same numbers.
 */
export function storedText(text: string): string {
  return text.replaceAll('\0', ZERO).replace(LONE_HALVES, (half) => String.fromCodePoint(half.charCodeAt(0) + TO_PLANE))
}

const ZERO = String.fromCodePoint(0x10_f7_ff)
const LONE_HALVES = /\p{Surrogate}/gu
const TO_PLANE = 0x10_f8_00 - 0xd8_00
