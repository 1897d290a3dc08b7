import { isUsableName } from '../listing/isUsableName.ts'

/** By what a name stands in a list from A to Z. */
export interface NameKey {
  /** Names of a smaller number come first, from Z to A too. */
  readonly group: number
  /** What the collator compares within the group: the name from its first letter or digit on. */
  readonly text: string
}

/** Letters of the page's script, other letters, digits, signs; then the same of names that say nothing. */
export const NAME_GROUPS = 8
const SCRIPTS = NAME_GROUPS / 2

/** Reads names for the alphabet of a collator. */
export function nameKeys(collator: Intl.Collator): (name: string) => NameKey {
  const ownScript = lettersOf(collator.resolvedOptions().locale)
  return (name) => {
    const start = name.search(LETTER_OR_DIGIT)
    const text = start > 0 ? name.slice(start) : name
    const kind = start < 0 ? 3 : DIGIT.test(text) ? 2 : ownScript.test(text) ? 0 : 1
    return { group: kind + (isUsableName(name) ? 0 : SCRIPTS), text }
  }
}

/** Compares names as a list from A to Z has them, or from Z to A: that turns round the names of a group, not the groups. */
export function compareNames(collator: Intl.Collator, direction: 1 | -1): (a: string, b: string) => number {
  const keyOf = nameKeys(collator)
  return (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)]
    return one.group - other.group || direction * collator.compare(one.text, other.text)
  }
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const DIGIT = /^\p{N}/u

/** Whether a text begins with a letter of a language's script. Scripts that regular expressions do not name, such as Japanese, are any. */
function lettersOf(locale: string): RegExp {
  try {
    return new RegExp(`^\\p{Script_Extensions=${new Intl.Locale(locale).maximize().script}}`, 'u')
  } catch {
    return /^\p{L}/u
  }
}
