import { isUsableName } from '../../listing/isUsableName.ts'
import { CATEGORIES, type CategorySlug, type SubcategorySlug } from '../../category/categories.ts'
import { CATEGORY_TIERS } from '../../scope/resolveCategory.ts'
import type { Listing } from '../../listing/listing.ts'
import type { PlaceIndex } from '../../location/placeIndex.ts'
import { isKind } from '../isKind.ts'
import { KINDS } from '../../kind/kinds.ts'
import { categoryName, countryName, factName, subcategoryName } from '../../names/displayNames.ts'
import type { Names } from '../../names/names.ts'
import { STANDINGS, standingOf, type Standing } from '../../tier/packageTier.ts'
import { TIER_DISPLAY } from '../../tier/tierDisplay.ts'
import type { Directory } from '../createDirectory.ts'
import type { SuggestedCategory, TypingSuggestions } from '../createSuggester.ts'
import { foldText } from '../../text/foldText.ts'
import type { ListingRow } from '../../rows/rows.ts'
import { EMPTY_SEARCH } from '../searchState.ts'
import { nameOf } from './naiveSearch.ts'
import type { SuggestedPlace } from '../suggestedPlaces.ts'

/** The room of each group. What one leaves empty goes to the next. */
const ROOM = { places: 2, categories: 2, listings: 3 } as const

/** What `createSuggester` gives, by reading the names of all listings, places and categories for each text. */
export function naiveSuggester<Row extends ListingRow = Listing>(
  directory: Directory<Row>,
  {
    places,
    names,
  }: { places: PlaceIndex; names: Pick<Names, 'categories' | 'subcategories' | 'countries' | 'placeFacts'> },
): (text: string) => TypingSuggestions<Row> {
  const placeNames = mostFirst(placesIn(places, names)).map(({ value }) => {
    const country = value.place ? countryName(names, value.country.code) : ''
    return { words: placeWords(value.name), whole: placeWords(`${value.name} / ${country}`), value }
  })
  const categoryNames = mostFirst([...categoriesIn(directory, names), ...kindsIn(directory, names)])
  const byTier = Map.groupBy(directory.listings, standingOf)
  const listings = STANDINGS.toSorted((a, b) => TIER_DISPLAY[a].rank - TIER_DISPLAY[b].rank)
    .flatMap((tier) => byTier.get(tier) ?? [])
    .map((listing) => ({ words: wordsOf(nameOf(listing)), value: listing }))

  /** Without the county of a city that is suggested: most of its listings are the same. */
  function placesFor(text: string): SuggestedPlace[] {
    const found = named(placeNames, placeWords(text), 3 * ROOM.places)
    const isWithin = (one: SuggestedPlace, other: SuggestedPlace) =>
      !places.get(one.country.code)?.cities.has(one.place?.slug ?? '') &&
      one.country.code === other.country.code &&
      wordsOf(one.name).startsWith(`${wordsOf(other.name)} `)
    return found.filter((one) => !found.some((other) => isWithin(one, other))).slice(0, ROOM.places)
  }

  function categoriesAt(place: SuggestedPlace): SuggestedCategory[] {
    const { facets } = directory.search(EMPTY_SEARCH, scopeOf(place))
    const counts = new Map(facets.categories.map(({ value, count }) => [value, count]))
    const found = CATEGORIES.flatMap(({ slug: category }) => {
      const count = counts.get(category) ?? 0
      return count === 0 ? [] : [{ category, place, name: categoryName(names, category), count }]
    })
    return found.sort((a, b) => b.count - a.count)
  }

  const countKind = (kind: string, place: SuggestedPlace) =>
    directory.listings.filter(
      (listing) =>
        kindOf(listing) === kind &&
        listing.location.country === place.country.code &&
        (!place.place || [listing.location.province?.slug, listing.location.city?.slug].includes(place.place.slug)),
    ).length

  /** 'Restaurants mom': a category by some of the words, a place by the others. */
  function byBoth(words: readonly string[]): SuggestedCategory[] {
    return words.slice(1).flatMap((_, at) => {
      const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
      return [[before, after] as const, [after, before] as const].flatMap(([what, where]) => {
        const [place] = placesFor(where)
        const meant = named(categoryNames, what, CATEGORIES.length)
        const kinds = meant.flatMap((one) =>
          one.kind && place ? [{ ...one, place, count: countKind(one.kind, place) }] : [],
        )
        const isMeant = (slug: string) => meant.some(({ category, kind }) => category === slug && kind === undefined)
        return place
          ? [
              ...kinds.filter(({ count }) => count > 0),
              ...categoriesAt(place).filter(({ category }) => isMeant(category)),
            ]
          : []
      })
    })
  }

  return (text) => {
    const typed = wordsOf(text)
    if (typed === '') return { places: [], categories: [], listings: [] }
    const inPlaces = placesFor(typed).map((place) => withCount(directory, place))
    const roomForCategories = ROOM.categories + ROOM.places - inPlaces.length
    const inCategories = [...named(categoryNames, typed, roomForCategories), ...byBoth(typed.split(' '))]
    const [place] = inPlaces
    if (place && inCategories.length === 0) inCategories.push(...categoriesAt(place).slice(0, ROOM.categories))
    inCategories.splice(roomForCategories)
    const room = ROOM.listings + roomForCategories - inCategories.length
    const [usable, nameless] = [true, false].map((says) =>
      named(
        listings.filter(({ value }) => isUsableName(value.businessName) === says),
        typed,
        room,
        'anywhere',
      ),
    )
    return { places: inPlaces, categories: inCategories, listings: [...usable!, ...nameless!].slice(0, room) }
  }
}

interface Named<Value> {
  /** The words of its name, folded, between single blanks. */
  readonly words: string
  /** The same with the country behind it. */
  readonly whole?: string
  readonly value: Value
}

/** The same without apostrophes. */
function placeWords(text: string): string {
  return wordsOf(text.replaceAll(/['’‘ʼʻ`´]/g, ''))
}

/** The words of a text, folded, with single blanks between them: 'food drink' for 'Food & Drink' and for 'food and drink'. */
function wordsOf(text: string): string {
  return foldText(text).replace(BETWEEN_WORDS, ' ').trim()
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+(?:and[^\p{L}\p{M}\p{N}'’]+)?/gu

function mostFirst<Value extends { readonly name: string; readonly count: number }>(
  values: readonly Value[],
): Named<Value>[] {
  return values
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map((value) => ({ words: wordsOf(value.name), value }))
}

/**
 * Those with just this name, then those whose name starts with the text, those of which a word does, and perhaps those that have it anywhere. Of
 * listings what has just this name is one that starts with it.
 */
function named<Value>(
  values: readonly Named<Value>[],
  text: string,
  limit: number,
  where: 'at word starts' | 'anywhere' = 'at word starts',
): Value[] {
  const rankOf = ({ words, whole = words }: Named<Value>) => {
    if ((words === text || whole === text) && where === 'at word starts') return 0
    if (whole.startsWith(text)) return 1
    if (words.includes(` ${text}`)) return 2
    return where === 'anywhere' && words.includes(text) ? 3 : 4
  }
  return [0, 1, 2, 3]
    .flatMap((rank) => values.filter((one) => rankOf(one) === rank))
    .slice(0, limit)
    .map(({ value }) => value)
}

function scopeOf({ country, place }: SuggestedPlace) {
  return { country: country.slug, ...(place && { region: place.slug }) }
}

/** The number that its page shows: a province and a city of one name share a page. */
function withCount(directory: Directory<ListingRow>, place: SuggestedPlace): SuggestedPlace {
  return { ...place, count: directory.search(EMPTY_SEARCH, scopeOf(place)).total }
}

function placesIn(places: PlaceIndex, names: Pick<Names, 'countries'>): SuggestedPlace[] {
  return [...places.values()].flatMap(({ code, slug, count, regions, cities }) => {
    const country = { code, slug }
    const below = new Map(regions)
    for (const [key, city] of cities) if (city.count > (below.get(key)?.count ?? 0)) below.set(key, city)
    return [
      { country, name: countryName(names, code), count },
      ...Array.from(below.values(), (place) => ({
        country,
        place: { slug: place.slug, name: place.name },
        name: place.name,
        count: place.count,
      })),
    ]
  })
}

/** A whole listing has it: rows do not say it. */
const kindOf = (listing: ListingRow & { readonly kind?: string }) => listing.kind

function kindsIn(directory: Directory<ListingRow>, names: Pick<Names, 'placeFacts'>): SuggestedCategory[] {
  const byKind = Map.groupBy(directory.listings, kindOf)
  return [...byKind]
    .flatMap(([kind, { length: count }]) =>
      kind && isKind(kind)
        ? [{ category: KINDS[kind].category, kind, name: factName(names, 'kind', kind), count }]
        : [],
    )
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function categoriesIn(
  directory: Directory<ListingRow>,
  names: Pick<Names, 'categories' | 'subcategories'>,
): SuggestedCategory[] {
  const count = (category: CategorySlug, subcategory?: SubcategorySlug) => {
    const of = (tiers: readonly Standing[]) =>
      directory.search(EMPTY_SEARCH, { category, ...(subcategory && { subcategory }), tiers }).total
    return of(CATEGORY_TIERS) || of(['unclaimed'])
  }
  return CATEGORIES.flatMap(({ slug: category, subcategories }) => [
    { category, name: categoryName(names, category), count: count(category) },
    ...subcategories.map((subcategory) => ({
      category,
      subcategory,
      name: subcategoryName(names, subcategory),
      count: count(category, subcategory),
    })),
  ])
}
