import {
  EMPTY_SEARCH,
  categoryIcon,
  countryName,
  createSuggester,
  suggestionRanges,
  type Directory,
  type Listing,
  type SuggestedCategory,
  type SuggestedPlace,
  type Suggester,
} from '@dira/directory-core'
import type { PageData, SuggestionsData } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PageInput } from './createPageSource.ts'
import { placesOf } from './placesOf.ts'

/**
 * What to suggest for the text of a list: the number of results is that of the list, with its filters; places, categories and businesses are
 * those of the whole directory. Undefined where the page is no list.
 */
export function suggestionsData(page: PageData, input: PageInput): SuggestionsData | undefined {
  if (page.page !== 'listings') return undefined
  const { search } = page.state
  const { places, categories, listings } = suggesterOf(input)(search)
  const marked = (text: string) => ({ text, marks: suggestionRanges(text, search) })
  return {
    search,
    matches: page.matches,
    href: paths.search({ ...page.state, page: 1 }, page.list.path),
    places: places.map((place) => ({
      href: placePath(place),
      name: marked(place.name),
      ...(place.place && { country: countryName(input.names, place.country.code) }),
      count: place.count,
    })),
    categories: categories.map((category) => ({
      href: categoryPath(category),
      name: marked(category.name),
      icon: categoryIcon(category.category),
      ...(category.place && { place: marked(category.place.name) }),
      count: category.count,
    })),
    listings: listings.map((listing) => ({
      href: paths.listing(listing.slug),
      name: marked(listing.businessName),
      ...describe(listing, input),
    })),
  }
}

function placePath({ country, place }: SuggestedPlace): string {
  return paths.location(country.slug, place?.slug)
}

function categoryPath({ category, subcategory, place }: SuggestedCategory): string {
  if (!place) return paths.category(category, subcategory)
  return paths.search({ ...EMPTY_SEARCH, categories: [category] }, placePath(place))
}

/** Its picture, its category and where it is, as far as its card shows them. */
function describe(listing: Listing, { cardOf, names }: PageInput) {
  const card = cardOf(listing)
  const { city, province, country } = listing.location
  const { slug, tier, category } = card
  return {
    category,
    place: (city ?? province)?.name ?? countryName(names, country),
    picture: { slug, tier, categoryIcon: card.categoryIcon, ...('photo' in card && { photo: card.photo }) },
  }
}

const suggesters = new WeakMap<Directory, Suggester>()

/** The suggester of a directory, made once. */
function suggesterOf({ directory, names }: PageInput): Suggester {
  const suggester = suggesters.get(directory) ?? createSuggester(directory, { places: placesOf(directory), names })
  suggesters.set(directory, suggester)
  return suggester
}
