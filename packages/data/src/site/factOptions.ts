import {
  ATTRIBUTE_SLUGS,
  attributeRule,
  factName,
  fieldRule,
  KIND_SLUGS,
  kindRule,
  type ChoiceName,
} from '@dira/directory-core'
import * as names from './allNames.ts'

/** What a value of a fact of the place is called. */
export const factText = (fact: ChoiceName, value: string): string => factName(names, fact, value)

/** The values that a fact of the place can have in a category, or in all where none is chosen yet. */
function valuesOf(fact: ChoiceName, category: string): readonly string[] {
  if (fact === 'attributes') {
    return ATTRIBUTE_SLUGS.filter((slug) => {
      const { categories: some } = attributeRule(slug)
      return category === '' || !some || some.some((one) => one === category)
    })
  }
  if (fact !== 'kind') return fieldRule(fact).choices ?? []
  return KIND_SLUGS.filter((kind) => category === '' || kindRule(kind).category === category).toSorted((one, other) =>
    factText(fact, one).localeCompare(factText(fact, other)),
  )
}

/** Those values, and whatever is chosen now. */
export function factValues(fact: ChoiceName, category: string, now: readonly string[]) {
  const all = new Set([...valuesOf(fact, category), ...now])
  return [...all].map((value) => ({ value, label: factText(fact, value) }))
}

/** The same of a fact with one value, or none. */
export function factOptions(fact: ChoiceName, category: string, now: string) {
  return [{ value: '', label: 'None' }, ...factValues(fact, category, now === '' ? [] : [now])]
}
