import { foldText } from './foldText.ts'

/** The apostrophes that keyboards and maps write in a name. Two of them are letters of Unicode, and would join its words. */
export const APOSTROPHES = /['’‘ʼʻ`´]/g

/** The words of a text as names are compared: folded, without signs, the Arabic ones without article and with one form of each letter, the Amharic ones without 'in' and 'of'. */
export function phraseWords(text: string): string[] {
  return foldText(text.replace(APOSTROPHES, "'"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => (/^\p{Script=Arabic}/u.test(word) ? plainArabic(word) : word))
    .map((word) => (word.length > 3 ? word.replace(ETHIOPIC_IN, '') : word))
}

/** 'in' and 'of' are written together with the word: በአዲስ. */
const ETHIOPIC_IN = /^[በየ](?=\p{Script=Ethiopic}{2})/u

function plainArabic(word: string): string {
  const letters = word.replaceAll('ـ', '').replaceAll('ة', 'ه').replaceAll('ى', 'ي')
  // 'in the' and 'for the' are written together with the word: بالقاهرة, للإيجار.
  return letters.length > 4 ? letters.replace(/^(?:ال|بال|وال|لل)(?=..)/u, '') : letters
}

/** The words with single blanks between them. */
export const phraseOf = (text: string): string => phraseWords(text).join(' ')
