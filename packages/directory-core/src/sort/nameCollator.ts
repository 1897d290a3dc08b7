import { foldCodePoint } from '../text/foldText.ts'

/** Compares business names: ignores accents and case, sorts numbers by value. */
export function nameCollator(locale: string): Intl.Collator {
  return new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
}

/** Whether ASCII words compare character by character, as in English. In Czech ch, in Danish aa is a letter of its own. */
export function isByCharacter(collator: Intl.Collator): boolean {
  return /^en\b/.test(collator.resolvedOptions().locale)
}

/** Tells whether a character sorts as its folded form does: é as e, ß as ss. The answers are cached. */
export function foldingJudge(collator: Intl.Collator): (codePoint: number) => boolean {
  const known = new Map<number, boolean>()
  return (codePoint) => {
    const before = known.get(codePoint)
    if (before !== undefined) return before
    const character = String.fromCodePoint(codePoint)
    // Between letters, because an accent alone may sort differently from an accent on a letter.
    const sortsAlike = collator.compare(`a${character}z`, `a${foldCodePoint(codePoint)}z`) === 0
    known.set(codePoint, sortsAlike)
    return sortsAlike
  }
}
