import { CATEGORIES, type Directory } from '@dira/directory-core'
import { paths } from '../app/paths.ts'
import { placesOf } from './placesOf.ts'

/** The path of every public page of a directory that search engines may list, each once. */
export function publicPaths(directory: Directory): string[] {
  return [
    paths.home,
    paths.listings,
    paths.categories,
    ...CATEGORIES.flatMap(({ slug, subcategories }) => [
      paths.category(slug),
      ...subcategories.map((subcategory) => paths.category(slug, subcategory.slug)),
    ]),
    paths.locations,
    ...placePaths(directory),
    paths.classifieds,
    paths.pricing,
    paths.about,
    paths.contact,
    paths.privacy,
    ...directory.listings.map(({ slug }) => paths.listing(slug)),
  ]
}

/** Countries, and below each its regions and cities that have listings. A city's own address shows the same as its country's. */
function placePaths(directory: Directory): string[] {
  return [...placesOf(directory).values()].flatMap(({ slug, regions, cities }) => {
    const below = [...regions.values(), ...cities.values()].filter(({ count }) => count > 0)
    return [paths.location(slug), ...new Set(below.map((place) => paths.location(slug, place.slug)))]
  })
}
