import {
  createTownFinder,
  NAMES_OF_PLACES,
  understandQuery,
  type Names,
  type PlaceIndex,
  type TownFinder,
} from '@dira/directory-core'
import type { NearTown } from '@dira/ui'
import { townOf } from './nearTowns.ts'

/** How many towns are offered for a text. */
const MOST = 8

const finders = new WeakMap<PlaceIndex, TownFinder>()

/**
 * The towns that a text may mean, the likeliest first: those of such a name, in any language, then what a search takes the text for, which knows misspelled ones.
 * For a server: with the words of five languages.
 */
export function townsNamed(
  text: string,
  named: { readonly places: PlaceIndex; readonly names: Names },
): readonly NearTown[] {
  const find = finders.get(named.places) ?? createTownFinder({ ...named, otherNames: NAMES_OF_PLACES })
  finders.set(named.places, find)
  const { country, place } = understandQuery(text, named)?.place ?? {}
  const meant = country && place?.level === 'city' ? [{ country, place }] : []
  const towns = [...find(text).slice(0, MOST - meant.length), ...meant].map((town) => townOf(town, named))
  return [...new Map(towns.map((town) => [town.value, town])).values()]
}
