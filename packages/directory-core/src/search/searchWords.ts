/** The words of a folded text, each once, without the signs between them: 'self-catering & spas' has self, catering and spas. */
export function searchWords(folded: string): string[] {
  return [...new Set(folded.split(BETWEEN_WORDS).filter((word) => /[\p{L}\p{N}]/u.test(word)))]
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+/u

/** A shorter word than this has no ending to speak of. */
const MIN_LENGTH = 4

/** A word as it was typed, then its singular or its plural: 'lodges' and 'lodge', 'bakery' and 'bakeries'. */
export function wordForms(word: string): readonly [string, ...string[]] {
  if (word.length < MIN_LENGTH) return [word]
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`]
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)]
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word]
}
