import {
  EMPTY_SEARCH,
  EVERYWHERE,
  factName,
  type Names,
  type QueryPlace,
  type UnderstoodQuery,
} from '@dira/directory-core'
import { searchPath } from '@dira/data/site'
import { factsAsked, pageOfPlace, type AskedPlaces, type FactsAsked, type MeantQuery } from './meantLists.ts'
import type { Understood } from './pageData.ts'

/** The facts that were asked for and that nothing on show has. */
export function lackedFacts(meant: UnderstoodQuery, { kind, attributes, wishes }: MeantQuery): FactsAsked {
  if (meant.kind && !kind) return { kinds: [meant.kind] }
  const lacked = meant.wishes?.filter((wish) => !wishes?.includes(wish))
  return factsAsked({
    ...(lacked && { wishes: lacked }),
    ...(!attributes && meant.attributes && { attributes: meant.attributes }),
  })
}

/** How many have a fact of the place in the country that was meant, or else everywhere; `among` so many nobody has. */
export async function missingFact(
  facts: FactsAsked,
  place: QueryPlace | undefined,
  among: number,
  asked: AskedPlaces,
): Promise<Understood['missing']> {
  const { kinds = [], attributes = [] } = facts
  const kind = factNames(facts, asked.names)
  if (kind === '') return undefined
  const state = {
    ...EMPTY_SEARCH,
    ...(kinds.length > 0 && { kinds }),
    ...(attributes.length > 0 && { attributes }),
  }
  const country = place && pageOfPlace({ country: place.country, count: 0 }, asked)
  for (const page of kinds.length + attributes.length > 0 ? [country, undefined] : []) {
    const { matches: count } = await asked.source.store.search(state, page?.scope ?? EVERYWHERE)
    if (count === 0) continue
    const href = searchPath(state, page?.path)
    return { kind, among, count, href, ...(page && { place: page.title }) }
  }
  // A directory may know the kind of no place; what its places have is asked for less often, and missed more.
  return kinds.length > 0 ? undefined : { kind, among, count: 0 }
}

/** The names of facts, with commas between them. */
export function factNames({ kinds = [], attributes = [], prices = [], open }: FactsAsked, names: Names): string {
  const named = [
    ...kinds.map((one) => factName(names, 'kind', one)),
    ...attributes.map((one) => factName(names, 'attributes', one)),
    ...prices.map((one) => factName(names, 'priceLevel', one)),
    ...(open ? [names.filters.open] : []),
  ]
  return named.join(', ')
}
