import { withLatinDigits } from '../text/withLatinDigits.ts'
import { withoutArabicWords } from './arabicWords.ts'

/** Longer text is prose, not hours. */
const MOST_CHARACTERS = 200

/** Text as the readers of days and hours compare it: small letters without accents, one kind of dash, single blanks, Arabic words in English. */
export function plainText(text: string): string {
  const plain = withLatinDigits(text.slice(0, MOST_CHARACTERS))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\p{Pd}|\u2212|~/gu, '-')
  return withoutArabicWords(plain)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:])/g, '')
    .trim()
}
