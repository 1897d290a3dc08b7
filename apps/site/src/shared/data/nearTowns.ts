import {
  cityPath,
  countryName,
  resolveLocation,
  type Names,
  type PlaceIndex,
  type ResolvedLocation,
  type Scope,
  type SearchState,
  type SuggestedPlace,
} from '@dira/directory-core'
import type { NearTown } from '@dira/ui'
import type { ListingStore } from './listingStore.ts'

/** How many towns a list offers at once: others are looked up as one types. */
const MOST = 24

interface Source {
  readonly store: Pick<ListingStore, 'places'>
  readonly names: Names
}

/** The towns to be near to: the one that is chosen, that of the list, and those of its country, or of all, with most listings. */
export async function nearTowns(
  { near }: SearchState,
  { country, city }: Scope,
  { store, names }: Source,
): Promise<readonly NearTown[]> {
  const places = await store.places()
  const chosen = near && 'place' in near ? townAt(near.place, places, names) : undefined
  const place = city !== undefined && country !== undefined ? placeAt(`${country}/${city}`, places) : undefined
  const own = place && place.kind !== 'country' ? townOf(place, { places, names }) : undefined
  const towns = [chosen, own, ...largestTowns(places, names, country)].filter((town) => town !== undefined)
  return [...new Map(towns.map((town) => [town.value, town])).values()].slice(0, MOST)
}

/** The place at a path below `/locations`. */
export function placeAt(path: string, places: PlaceIndex): ResolvedLocation | undefined {
  const [slug = '', below] = path.split('/')
  return resolveLocation(places, slug, below)
}

function townAt(path: string, places: PlaceIndex, names: Names): NearTown | undefined {
  const place = placeAt(path, places)
  if (!place) return undefined
  const country = countryName(names, place.country.code)
  return { value: path, label: place.kind === 'country' ? country : `${place.place.name}, ${country}` }
}

/** The name of the town or province that a state is near, as its listings write it. */
export function nearName({ near }: SearchState, places: PlaceIndex): string | undefined {
  const found = near && 'place' in near ? placeAt(near.place, places) : undefined
  return found && found.kind !== 'country' ? found.place.name : undefined
}

/** A town by the path of its page, which has the town alone where there is such a page. */
export function townOf(
  { country: { code, slug }, place }: Pick<Required<SuggestedPlace>, 'country' | 'place'>,
  { places, names }: { readonly places: PlaceIndex; readonly names: Names },
): NearTown {
  const country = places.get(code)
  const path = (country && cityPath(places, country, place.slug)) ?? [slug, place.slug]
  return { value: path.join('/'), label: `${place.name}, ${countryName(names, code)}` }
}

const known = new WeakMap<PlaceIndex, Map<string | undefined, readonly NearTown[]>>()

/** Those of a country, or of all countries, computed once. */
function largestTowns(places: PlaceIndex, names: Names, country: string | undefined): readonly NearTown[] {
  const lists = known.get(places) ?? new Map<string | undefined, readonly NearTown[]>()
  known.set(places, lists)
  const towns =
    lists.get(country) ??
    [...places.values()]
      .filter(({ slug }) => country === undefined || slug === country)
      .flatMap((within) => [...within.cities.values()].map((place) => ({ country: within, place })))
      .filter(({ place }) => place.count > 0)
      .toSorted(({ place: a }, { place: b }) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
      .slice(0, MOST)
      .map((town) => townOf(town, { places, names }))
  lists.set(country, towns)
  return towns
}
