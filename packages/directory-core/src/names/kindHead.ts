import { factName } from './displayNames.ts'
import type { Names } from './names.ts'

/** The head of so many of a kind: 'Bakery', 'Bakeries'. One that the catalogue does not know is named by the words of its slug, however many there are. */
export function kindHead(names: Pick<Names, 'placeFacts'>, kind: string, count: number): string {
  const { values, pluralOf } = names.placeFacts.kind
  const name = factName(names, 'kind', kind)
  return count === 1 || !pluralOf || !values || !Object.hasOwn(values, kind) ? name : pluralOf(kind, name)
}
