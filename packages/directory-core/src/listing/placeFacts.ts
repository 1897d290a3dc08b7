import type { Names } from '../names/names.ts'
import { CHOICE_NAMES, CHOICES, type ChoiceName, type ChoiceTexts } from '../search/choices.ts'
import type { Listing } from './listing.ts'

/** A fact of a place with its values, by their names. */
export interface PlaceFact {
  readonly name: ChoiceName
  readonly label: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
}

/** The facts that are known of a place, in their order. */
export function placeFacts(listing: Listing, names: ChoiceTexts & Pick<Names, 'placeFacts'>): readonly PlaceFact[] {
  return CHOICE_NAMES.flatMap((name) => {
    const { valuesOf, nameOf } = CHOICES[name]
    const values = valuesOf(listing).map((value) => ({ value, text: nameOf(names, value) }))
    return values.length === 0 ? [] : [{ name, label: names.placeFacts[name], values }]
  })
}
