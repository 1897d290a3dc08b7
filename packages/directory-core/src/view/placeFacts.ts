import { factName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import { CHOICE_NAMES, CHOICES, type ChoiceName } from '../listing/choices.ts'
import type { Listing } from '../listing/listing.ts'

/** A fact of a place with its values, by their names. */
export interface PlaceFact {
  readonly name: ChoiceName
  readonly label: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
}

/** The facts that are known of a place, in their order. */
export function placeFacts(listing: Listing, names: Pick<Names, 'placeFacts'>): readonly PlaceFact[] {
  return CHOICE_NAMES.flatMap((name) => {
    const values = CHOICES[name].valuesOf(listing).map((value) => ({ value, text: factName(names, name, value) }))
    return values.length === 0 ? [] : [{ name, label: names.placeFacts[name].label, values }]
  })
}
