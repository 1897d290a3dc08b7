import { EMPTY_SEARCH, labelsFor, type SearchLabel } from '@dira/directory-core'
import type { PlaceLink } from '../app/pageData.ts'
import type { PageInput } from './createPageSource.ts'
import { categoryList, placeList } from './lists.ts'
import { placesOf } from './placesOf.ts'

/** More of them would be a second list. */
const MOST_PAGES = 4

interface Asked {
  readonly source: PageInput
  /** The page that asks, and others that it leads to. */
  readonly shown: readonly (string | undefined)[]
  /** Some listing has the text of the search. Then only a page of just that name is worth a link. */
  readonly isFound: boolean
}

/** The pages that are named like a search, each with the number of its listings. */
export function namedPages(search: string, { source, shown, isFound }: Asked): PlaceLink[] {
  const { directory, names } = source
  return labelsFor(search, { places: placesOf(directory), names })
    .filter(({ isExact }) => isExact || !isFound)
    .flatMap((label) => {
      const list = listOf(label, source)
      if (!list || shown.includes(list.head.path)) return []
      const { total } = directory.search(EMPTY_SEARCH, list.scope)
      return total === 0 ? [] : [{ name: label.label, href: list.head.path, count: total }]
    })
    .slice(0, MOST_PAGES)
}

function listOf(label: SearchLabel, source: PageInput) {
  return label.kind === 'category'
    ? categoryList(label.category, label.subcategory, source.names)
    : placeList(source, label.country.slug, label.province.slug)
}
