import { slugify } from '@dira/directory-core'

/**
 * A name in Arabic, Ethiopic or Tifinagh letters written with Latin ones, letter by letter: for readers of another script, never for a name that is known.
 * Arabic writes few of its vowels, and so does this. Undefined where a letter is of another script.
 */
export function latinLetters(name: string): string | undefined {
  const letters = name
    .normalize('NFC')
    .replaceAll(STRETCH, '')
    .replace(/[\u1200-\u1357]/g, ethiopic)
    .replace(/\p{Script=Arabic}+/gu, arabic)
    .replace(/\p{Script=Tifinagh}/gu, (letter) => TIFINAGH.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
  if (/[^\P{L}\p{Script=Latin}]/u.test(letters) || !/\p{L}/u.test(letters)) return undefined
  return letters.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (first) => first.toUpperCase())
}

/** What stretches Arabic words. */
const STRETCH = '\u0640'

/** The same text for spellings of one name: letters that handwriting takes for others, or that sound as others do. */
export const spellingOf = (name: string): string =>
  slugify(name.replaceAll(STRETCH, ''))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[\u1200-\u1357]/g, sound)

/** The first syllable that Amharic reads as this one. */
function sound(syllable: string): string {
  const at = syllable.charCodeAt(0) - 0x12_00
  const row = SAME_ROWS.get(at >> 3) ?? at >> 3
  const vowel = OPEN_ROWS.includes(row) && (at & 7) === 0 ? 3 : at & 7
  return String.fromCharCode(0x12_00 + row * 8 + vowel)
}

/** Rows of syllables that sound as others: h, s, the vowels, ts. */
const SAME_ROWS: ReadonlyMap<number, number> = new Map([
  [2, 0],
  [16, 0],
  [4, 6],
  [26, 20],
  [40, 39],
])
/** Those of which the first vowel sounds as the fourth: h and the vowels. */
const OPEN_ROWS = [0, 20]

/** Letters and what they stand for, one pair after another. */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const))

const ARABIC = table(
  'اa أa إi آa ٱa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz ع غgh فf قq كk لl مm نn هh وw ؤu يy ىa ئi ةa ء گg ڤv پp چch ڭg ًan ٌun ٍin َa ُu ِi ّ ْ',
)

/** Letters that are no other ones with an accent. */
const PLAIN = table('ɓb ɖd ɗd đd ðd ɛe əe ǝe ɣg ƙk łl ŋng ɲny ɔo øo œoe æae ßss ŧt þth ʋv ƴy ıi ʼ ʻ')

/** Latin letters that no accent makes of others, written with those that every keyboard has. */
export const plainLatin = (name: string): string =>
  name.replace(/[^\u0020-\u007e]/gu, (letter) => PLAIN.get(letter.toLowerCase()) ?? letter)

/** The article is a word of its own. Two letters are consonants beside a vowel, and vowels between consonants. */
function arabic(word: string): string {
  const [, article, rest = word] = /^(ال)(.{2,})$/u.exec(word) ?? []
  const spelled = rest
    .replace(/(?<=[^اأإآٱ])و(?![اأإآةىي]|[\u064B-\u0650])/gu, 'u')
    .replace(/(?<=[^اأإآٱو])ي(?![اأإآةىو]|[\u064B-\u0650])/gu, 'i')
  const letters = Array.from(spelled, (letter) => ARABIC.get(letter) ?? letter).join('')
  return article ? `al ${letters}` : letters
}

/** Rows of eight syllables: the consonant of each row, from U+1200 on. */
const ETHIOPIC = 'h l h m s r s sh q qw q qw b v t ch h hw n ny . k kw kh khw w . z zh y d d j g gw ng t ch p ts ts f p'
const CONSONANTS = ETHIOPIC.split(' ')
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa']
/** The first syllable of these rows has an open vowel. */
const OPEN = ['h']

function ethiopic(syllable: string): string {
  const at = syllable.charCodeAt(0) - 0x12_00
  const consonant = CONSONANTS[at >> 3] ?? ''
  const vowel = VOWELS[at & 7] ?? ''
  if (consonant === '.') return (at & 7) === 5 ? 'i' : (at & 7) === 0 ? 'a' : vowel
  return consonant + (OPEN.includes(consonant) && (at & 7) === 0 ? 'a' : vowel)
}

const TIFINAGH = table(
  'ⴰa ⴱb ⵛsh ⴷd ⴹd ⴻe ⴼf ⴳg ⵀh ⵃh ⵄ ⵅkh ⵇq ⵉi ⵊj ⴽk ⵍl ⵎm ⵏn ⵓu ⵔr ⵕr ⵖgh ⵙs ⵚs ⵜt ⵟt ⵡw ⵢy ⵣz ⵥz ⵯw',
)
