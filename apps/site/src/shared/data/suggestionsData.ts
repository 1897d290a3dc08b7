import {
  EMPTY_SEARCH,
  categoryIcon,
  countryName,
  createSuggester,
  suggestionRanges,
  type Directory,
  type ListingCard,
  type ListingRow,
  type NamesOfPlaces,
  type SuggestedCategory,
  type SuggestedPlace,
  type Suggester,
  type SuggestionSource,
} from '@dira/directory-core'
import type { PageData, SuggestionsData } from './pageData.ts'
import { paths, searchPath } from '@dira/data/site'
import type { ListInput } from './listingsData.ts'
import { storeOf } from './listingStore.ts'

/** What suggestions are computed from. */
export interface SuggestionsInput extends Pick<ListInput, 'names' | 'cardsOf'> {
  readonly typing: SuggestionSource<ListingRow>
}

const suggesters = new WeakMap<Directory<ListingRow>, Suggester<ListingRow>>()

/** What a text may become in a directory, whose names are read once. */
export function suggesterOf(
  directory: Directory<ListingRow>,
  names: ListInput['names'],
  otherNames: NamesOfPlaces | undefined,
): Suggester<ListingRow> {
  const places = () => storeOf(directory).places()
  const suggester = suggesters.get(directory) ?? createSuggester(directory, { places: places(), names, otherNames })
  suggesters.set(directory, suggester)
  return suggester
}

/**
 * What to suggest for the text of a list: the number of results is that of the list, with its filters; places, categories and businesses are
 * those of the whole directory. Undefined where the page is no list.
 */
export async function suggestionsData(
  page: PageData,
  { typing, names, cardsOf }: SuggestionsInput,
): Promise<SuggestionsData | undefined> {
  if (page.page !== 'listings') return undefined
  const { search } = page.state
  const { places, categories, listings } = await typing(search)
  const cards = await cardsOf(listings)
  const marked = (text: string) => ({ text, marks: suggestionRanges(text, search) })
  return {
    search,
    matches: page.matches,
    href: searchPath({ ...page.state, page: 1 }, page.list.path),
    places: places.map((place) => ({
      href: placePath(place),
      name: marked(nameOf(place)),
      ...(place.place && { country: countryName(names, place.country.code) }),
      count: place.count,
    })),
    categories: categories.map((category) => ({
      href: categoryPath(category),
      name: marked(category.name),
      icon: categoryIcon(category.category),
      ...(category.place && { place: marked(nameOf(category.place)) }),
      count: category.count,
    })),
    listings: listings.map((row, at) => ({
      href: paths.listing(row.slug),
      name: marked(row.businessName),
      place: townOf(row, names),
      ...describe(cards[at]!),
    })),
  }
}

/** With the other name that was typed behind it: who types Stone Town knows that Zanzibar City is right. */
function nameOf({ name, otherName }: SuggestedPlace): string {
  return otherName === undefined ? name : `${name} (${otherName})`
}

function placePath({ country, place }: SuggestedPlace): string {
  return paths.location(country.slug, place?.slug)
}

function categoryPath({ category, subcategory, kind, place }: SuggestedCategory): string {
  if (kind) return searchPath({ ...EMPTY_SEARCH, kinds: [kind] }, place && placePath(place))
  if (!place) return paths.category(category, subcategory)
  return searchPath({ ...EMPTY_SEARCH, categories: [category] }, placePath(place))
}

function townOf({ location: { city, province, country } }: ListingRow, names: ListInput['names']): string {
  return (city ?? province)?.name ?? countryName(names, country)
}

/** Its category and its picture, as far as its card shows them. */
function describe(card: ListingCard) {
  const { slug, tier, category, categoryIcon: icon } = card
  return { category, picture: { slug, tier, categoryIcon: icon, ...('photo' in card && { photo: card.photo }) } }
}
