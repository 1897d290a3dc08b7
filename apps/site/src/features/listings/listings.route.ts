import { countText, paths } from '@dira/data/site'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { headOf, load, type PageLine } from '../../shared/route.ts'

/** The code of a list of businesses: an object for each route, because the router empties it once it is fetched. */
const listPage = () => ({ Component: async () => (await import('./ListingsPage.tsx')).ListingsPage })

export const allListingsRoute: PageLine = {
  path: paths.listings,
  lazy: listPage(),
  loader: load(({ source, url }) => source.allListings(url)),
  handle: { ...listHead('Browse all businesses across Africa.'), isFetchedAhead: true },
}

export const categoryRoute: PageLine = {
  path: `${paths.categories}/:category/:subcategory?`,
  lazy: listPage(),
  loader: load(({ source, url, params: { category = '', subcategory } }) =>
    source.category(url, category, subcategory),
  ),
  handle: { ...listHead(), addresses: (source) => source.categoryPaths() },
}

export const placeRoute: PageLine = {
  path: `${paths.locations}/:place/:region?`,
  lazy: listPage(),
  loader: load(({ source, url, params: { place = '', region } }) => source.place(url, place, region)),
  handle: { ...listHead(), addresses: (source) => source.placePaths() },
}

export const classifiedsRoute: PageLine = {
  path: paths.classifieds,
  lazy: { Component: async () => (await import('./ClassifiedsPage.tsx')).ClassifiedsPage },
  loader: load(({ source, url }) => source.classifieds(url)),
  handle: { ...listHead('Browse all classified listings.'), isFetchedAhead: true },
}

function listHead(description?: string) {
  return headOf(({ list, state, total }: ListingsData) => {
    const search = state.search.trim()
    const page = state.page > 1 ? `, page ${countText(state.page)}` : ''
    return {
      title: `${search === '' ? '' : `${search}: `}${list.title}${page} | Dira`,
      description:
        description ??
        `${list.title}: ${total === 1 ? '1 business' : `${countText(total)} businesses`} to search, filter and compare.`,
    }
  })
}
