import { CATEGORIES, type CategorySlug, type SubcategorySlug } from '../category/categories.ts'
import { categoryEntries } from '../scope/categoryEntries.ts'
import type { Listing } from '../listing/listing.ts'
import type { PlaceIndex } from '../location/placeIndex.ts'
import { isKind } from './isKind.ts'
import { kindRule, type KindSlug } from '../kind/kinds.ts'
import { categoryName, factName, subcategoryName } from '../names/displayNames.ts'
import type { Names } from '../names/names.ts'
import type { Directory } from './createDirectory.ts'
import { segmentsOf } from './directoryOf.ts'
import { foldText } from '../text/foldText.ts'
import { highlightRanges, rangesOf, type TextRange } from './highlightRanges.ts'
import { namedListings } from './namedListings.ts'
import type { ListingRow } from '../rows/rows.ts'
import { EMPTY_SEARCH } from './searchState.ts'
import { searchWords } from './searchWords.ts'
import {
  mostFirst,
  named,
  placesNamed,
  suggestedPlaces,
  wordsOf,
  type PlaceNames,
  type SuggestedPlace,
} from './suggestedPlaces.ts'

/** A category, subcategory or kind of place, or a category or kind in a place. */
export interface SuggestedCategory {
  readonly category: CategorySlug
  readonly subcategory?: SubcategorySlug
  readonly kind?: KindSlug
  readonly place?: SuggestedPlace
  readonly name: string
  /** How many listings it has, without a place those that its page shows. Never 0. */
  readonly count: number
}

/** What a text that is being typed may become: at most seven, all of them by the start of a word in their names if there are such. */
export interface TypingSuggestions<Row extends ListingRow = Listing> {
  readonly places: readonly SuggestedPlace[]
  readonly categories: readonly SuggestedCategory[]
  /** Businesses by their names. */
  readonly listings: readonly Row[]
}

/** Gives what a text may become. */
export type Suggester<Row extends ListingRow = Listing> = (text: string) => TypingSuggestions<Row>

/** The same of any store: a suggester, or one that asks a database and answers later. */
export type SuggestionSource<Row extends ListingRow = Listing> = (
  text: string,
) => TypingSuggestions<Row> | Promise<TypingSuggestions<Row>>

/** The room of each group. What one leaves empty goes to the next. */
const ROOM = { places: 2, categories: 2, listings: 3 } as const

/** Gives the places and categories that a text may become, and how many businesses may be suggested with them. */
type PlaceSuggester = (text: string) => Omit<TypingSuggestions, 'listings'> & {
  /** The text's words as names of listings are compared with them; '' for a text without any. */
  readonly phrase: string
  readonly room: number
}

interface SuggestedNames extends PlaceNames {
  readonly names: Pick<Names, 'categories' | 'subcategories' | 'countries' | 'placeFacts'>
}

/**
 * Suggestions for a text that is being typed, as `suggest` has them for one that finds nothing. In each group of places and categories what has
 * just this name comes first; in each what starts with the text, then what has a word that does, then what has more listings. Accents and hyphens make no difference. A category is also
 * suggested in the place that the text names. Places and categories are counted once: keep the suggester for as long as the directory. Businesses are
 * found in its index, so no listing is read but those that are suggested.
 */
export function createSuggester<Row extends ListingRow = Listing>(
  directory: Directory<Row>,
  suggested: SuggestedNames,
): Suggester<Row> {
  const segments = segmentsOf(directory)
  const suggest = placeSuggester(directory, suggested)
  return (text) => {
    const { phrase, room, ...others } = suggest(text)
    return { ...others, listings: phrase === '' ? [] : namedListings(segments, phrase, room) }
  }
}

function placeSuggester(directory: Directory<ListingRow>, known: SuggestedNames): PlaceSuggester {
  const { groups } = directory
  const { places, names } = known
  const placeNames = suggestedPlaces(known)
  const categoryNames = mostFirst([...categoriesIn({ groups }, names), ...kindsIn(directory, names)]).map((value) => ({
    words: wordsOf(value.name),
    value,
  }))

  /** Without the county of a city that is suggested: most of its listings are the same. */
  function placesFor(text: string): SuggestedPlace[] {
    const found = placesNamed(placeNames, text, 3 * ROOM.places)
    const isCity = ({ country, place }: SuggestedPlace) => place && places.get(country.code)?.cities.has(place.slug)
    const isWithin = (one: SuggestedPlace, other: SuggestedPlace) =>
      !isCity(one) && one.country.code === other.country.code && wordsOf(one.name).startsWith(`${wordsOf(other.name)} `)
    return found.filter((one) => !found.some((other) => isWithin(one, other))).slice(0, ROOM.places)
  }

  function categoriesAt(suggested: SuggestedPlace): SuggestedCategory[] {
    const counts = new Map<string, number>()
    for (const { category, location, count } of groups) {
      if (isIn(suggested, location)) counts.set(category, (counts.get(category) ?? 0) + count)
    }
    const found = CATEGORIES.flatMap(({ slug: category }) => {
      const count = counts.get(category) ?? 0
      return count === 0 ? [] : [{ category, place: suggested, name: categoryName(names, category), count }]
    })
    return found.sort((a, b) => b.count - a.count)
  }

  /** A kind in a place, if the place has any. */
  function kindAt(meant: SuggestedCategory, kind: KindSlug, place: SuggestedPlace): SuggestedCategory[] {
    const scope = { country: place.country.slug, ...(place.place && { region: place.place.slug }) }
    const { matches: count } = directory.search({ ...EMPTY_SEARCH, kinds: [kind] }, scope)
    return count > 0 ? [{ ...meant, place, count }] : []
  }

  /** 'Restaurants mom': a category by some of the words, a place by the others. */
  function byBoth(words: readonly string[]): SuggestedCategory[] {
    return words.slice(1).flatMap((_, at) => {
      const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
      return [[before, after] as const, [after, before] as const].flatMap(([what, where]) => {
        const meant = named(categoryNames, what, CATEGORIES.length)
        const [place] = meant.length > 0 ? placesFor(where) : []
        if (!place) return []
        const kinds = meant.flatMap((one) => (one.kind ? kindAt(one, one.kind, place) : []))
        const categories = meant.filter(({ kind }) => kind === undefined).map(({ category }) => category)
        return [...kinds, ...categoriesAt(place).filter(({ category }) => categories.includes(category))]
      })
    })
  }

  return (text) => {
    const typed = wordsOf(text)
    if (typed === '') return { phrase: '', places: [], categories: [], room: 0 }
    const inPlaces = placesFor(typed).map((place) => withCount(places, place))
    const roomForCategories = ROOM.categories + ROOM.places - inPlaces.length
    const inCategories = [...named(categoryNames, typed, roomForCategories), ...byBoth(typed.split(' '))]
    const [place] = inPlaces
    if (place && inCategories.length === 0) inCategories.push(...categoriesAt(place).slice(0, ROOM.categories))
    inCategories.splice(roomForCategories)
    const room = ROOM.listings + roomForCategories - inCategories.length
    return { phrase: typed, places: inPlaces, categories: inCategories, room }
  }
}

/** Which parts of a suggested name to mark: where a word of it starts with the text, or with a word of the text. */
export function suggestionRanges(name: string, text: string): TextRange[] {
  const whole = highlightRanges(name, text)
  const terms = searchWords(foldText(text)).map((word) => [word])
  const found = whole.length > 0 ? whole : rangesOf(name, { kind: 'terms', terms })
  const starts = found.filter(({ start }) => !/[\p{L}\p{M}\p{N}]/u.test(name.slice(Math.max(0, start - 1), start)))
  return starts.length > 0 ? starts : found
}

/** Whether a listing is on the page of a place: its province or its city has the slug. */
function isIn({ country, place }: SuggestedPlace, { country: code, province, city }: Listing['location']): boolean {
  return code === country.code && (!place || province?.slug === place.slug || city?.slug === place.slug)
}

/** The number that its page shows: a province and a city of one name share a page. */
function withCount(places: PlaceIndex, place: SuggestedPlace): SuggestedPlace {
  const count = place.place && places.get(place.country.code)?.below.get(place.place.slug)
  return { ...place, count: count ?? place.count }
}

function kindsIn(directory: Directory<ListingRow>, names: Pick<Names, 'placeFacts'>): SuggestedCategory[] {
  return directory.search(EMPTY_SEARCH).facets.kinds.flatMap(({ value: kind, count }) => {
    return isKind(kind) ? [{ category: kindRule(kind).category, kind, name: factName(names, 'kind', kind), count }] : []
  })
}

/** Counted as their tiles are. */
function categoriesIn(
  { groups }: Pick<Directory<ListingRow>, 'groups'>,
  names: Pick<Names, 'categories' | 'subcategories'>,
): SuggestedCategory[] {
  const within = (wanted: SubcategorySlug) =>
    categoryEntries(groups.filter(({ subcategory }) => subcategory === wanted))
  return categoryEntries(groups).flatMap(({ slug: category, subcategories, count }) => [
    { category, name: categoryName(names, category), count },
    ...subcategories.map((subcategory) => ({
      category,
      subcategory,
      name: subcategoryName(names, subcategory),
      count: within(subcategory).find(({ slug }) => slug === category)?.count ?? 0,
    })),
  ])
}
