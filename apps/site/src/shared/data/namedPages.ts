import { EMPTY_SEARCH, labelsFor } from '@dira/directory-core'
import type { PlaceLink } from './pageData.ts'
import { categoryPage, placePage } from './listPages.ts'
import type { ListInput } from './listingsData.ts'

/** More of them would be a second list. */
const MOST_PAGES = 4

interface Asked {
  readonly source: ListInput
  /** The page that asks, and others that it leads to. */
  readonly shown: readonly (string | undefined)[]
  /** Some listing has the text of the search. Then only a page of just that name is worth a link. */
  readonly isFound: boolean
}

/** The pages that are named like a search, each with the number of its listings. */
export async function namedPages(search: string, { source, shown, isFound }: Asked): Promise<PlaceLink[]> {
  if (search === '') return []
  const { store, names } = source
  const named = { places: await store.places(), names }
  const found = labelsFor(search, named)
    .filter(({ isExact }) => isExact || !isFound)
    .map(async (label) => {
      const page =
        label.kind === 'category'
          ? categoryPage(label.category, label.subcategory, names)
          : placePage(named, label.country.slug, label.province.slug)
      if (!page || shown.includes(page.path)) return []
      const { total } = await store.search(EMPTY_SEARCH, page.scope)
      return total === 0 ? [] : [{ name: label.label, href: page.path, count: total }]
    })
  return (await Promise.all(found)).flat().slice(0, MOST_PAGES)
}
