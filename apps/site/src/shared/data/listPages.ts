import {
  categoryName,
  countryName,
  resolveCategory,
  resolveLocation,
  subcategoryName,
  type Names,
  type PlaceBelow,
  type PlaceIndex,
  type Scope,
} from '@dira/directory-core'
import type { PlaceLink } from './pageData.ts'
import { paths } from '@dira/data/site'

/** The page of a list: where it is, what it is called and what it lists. */
export interface ListPage {
  readonly path: string
  readonly title: string
  readonly scope: Scope
}

/** The page of a category or subcategory; undefined where there is none. */
export function categoryPage(slug: string, below: string | undefined, names: Names): ListPage | undefined {
  const found = resolveCategory(slug, below)
  if (!found) return undefined
  const { category, subcategory, scope } = found
  const title = subcategory ? subcategoryName(names, subcategory) : categoryName(names, category.slug)
  return { path: paths.category(category.slug, subcategory), title, scope }
}

/** A place by its page, and how many listings that has. */
export function placeLink({ name, path, count }: PlaceBelow): PlaceLink {
  return { name, href: paths.location(...path), count }
}

/** The places of a directory, and the names of the reader's locale. */
export interface NamedPlaces {
  readonly places: PlaceIndex
  readonly names: Names
}

/** The page of a country, region or city; undefined where there is none. */
export function placePage(
  { places, names }: NamedPlaces,
  slug: string,
  below: string | undefined,
): ListPage | undefined {
  const place = resolveLocation(places, slug, below)
  if (!place) return undefined
  return {
    path: place.kind === 'city' ? paths.location(slug) : paths.location(place.country.slug, below),
    title: place.kind === 'country' ? countryName(names, place.country.code) : place.place.name,
    scope: place.scope,
  }
}

/** The page of a town: that at its own slug, or the one below its country where another place has that address. */
export function townPage(named: NamedPlaces, country: string, town: string): ListPage | undefined {
  const own = placePage(named, town, undefined)
  return own?.scope.city === town && own.scope.country === country ? own : placePage(named, country, town)
}
