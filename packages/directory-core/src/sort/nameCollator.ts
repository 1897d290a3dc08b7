import { foldCodePoint } from '../search/foldText.ts'

/** What compares business names: accents and case ignored, numbers in their natural order. */
export function nameCollator(locale: string): Intl.Collator {
  return new Intl.Collator(locale, { sensitivity: 'base', numeric: true })
}

/** Answers whether a character sorts like its folded form, which must be plain ASCII: é like e, ß like ss, ß. Asks the collator once each. */
export function foldingJudge(collator: Intl.Collator): (codePoint: number) => boolean {
  const known = new Map<number, boolean>()
  return (codePoint) => {
    const before = known.get(codePoint)
    if (before !== undefined) return before
    const character = String.fromCodePoint(codePoint)
    // Between letters, because an accent alone may sort unlike an accent on a letter.
    const sortsAlike = collator.compare(`a${character}z`, `a${foldCodePoint(codePoint)}z`) === 0
    known.set(codePoint, sortsAlike)
    return sortsAlike
  }
}
