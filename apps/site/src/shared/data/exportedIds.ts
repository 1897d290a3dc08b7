import { slugify, type Listing, type Place } from '@dira/directory-core'

/** What a static export knows of its search index beside it. */
export interface ExportedIds {
  /** The ids of the rows, in their order. */
  readonly ids: readonly string[]
  /** The slugs of places by `placeKey`, where those are not of their names. */
  readonly places: Readonly<Record<string, string>>
}

export const placeKey = (country: string, name: string) => `${country} ${name}`

/** The places of an export whose addresses are not of their names. */
export function exportedPlaces(groups: readonly Pick<Listing, 'location'>[]): ExportedIds['places'] {
  const slugOf = (country: string, place: Place | undefined) =>
    place && place.slug !== slugify(place.name) ? [[placeKey(country, place.name), place.slug] as const] : []
  return Object.fromEntries(
    groups.flatMap(({ location: { country, province, city } }) => [
      ...slugOf(country, province),
      ...slugOf(country, city),
    ]),
  )
}
