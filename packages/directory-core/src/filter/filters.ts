import { CATEGORIES } from '../category/categories.ts'
import { isSlug } from '../text/isSlug.ts'
import { AFRICAN_COUNTRY_CODES, countrySlug } from '../location/africa.ts'
import { formatBox, formatNear, MOST_KILOMETRES, type GeoBox, type Near } from '../location/near.ts'
import { parseBox, parseNear } from '../location/parseNear.ts'
import { categoryName, countryName, factName, words } from '../names/displayNames.ts'
import type { FilterNames, Names } from '../names/names.ts'
import type { ChoiceName } from '../listing/choices.ts'
import type { FactName } from '../rows/listingFact.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'

/** The filter values that occur in a directory, as slugs. A search result's facets have them. */
export interface KnownValues {
  /** @default the seven categories */
  readonly categories?: readonly string[]
  /** @default the countries of Africa */
  readonly countries?: readonly string[]
}

/** The names that badges and options have. */
export type FilterTexts = Pick<Names, 'categories' | 'countries' | 'tiers' | 'placeFacts' | 'filters'>

/** A value as a badge or a choice shows it. */
interface Shown {
  readonly value: string
  readonly label: string
}

/** All that holds of a filter. What is absent of a state is not asked for. */
export interface Filter<Value> {
  /** Its parameters in an address. */
  readonly params: readonly string[]
  /** What an address asks for. Ignores what is unknown or malformed. */
  readonly read: (params: URLSearchParams, known: KnownValues) => Value | undefined
  /** What `read` reads. */
  readonly write: (value: Value) => readonly (readonly [param: string, text: string])[]
  /** The value with one more, or one less; undefined if nothing is left. */
  readonly toggled: (before: Value | undefined, value: string) => Value | undefined
  /** Its badges; `nearName` is the name of the place that a list is near, where it is known. */
  readonly badges: (value: Value, names: FilterTexts, nearName: string | undefined) => readonly Shown[]
  /** Only a server finds it: the index of a browser does not know it. @default false */
  readonly isServers?: true
  /** The options that every directory has, each true or false of a listing by a fact: it has to have all that are asked for. */
  readonly facts?: (names: Pick<FilterNames, 'open' | 'has'>) => readonly (Shown & { readonly fact: FactName })[]
  /** A fact of the place: listings with any value that is asked for pass, or of some facts with all. Its options are the values that listings have. */
  readonly choice?: ChoiceName
}

const label =
  <Value extends string>(labelOf: (names: FilterTexts, value: Value) => string) =>
  (values: readonly Value[], names: FilterTexts): readonly Shown[] =>
    values.map((value) => ({ value, label: labelOf(names, value) }))

/** Values that repeat a parameter. They stand in an order, others behind them by their letters. */
function several<Value extends string>(options: {
  readonly param: string
  readonly order?: readonly string[]
  readonly isKnown: (value: string, known: KnownValues) => boolean
  readonly labelOf: (names: FilterTexts, value: Value) => string
}): Filter<readonly Value[]> {
  const { param, order = [], isKnown, labelOf } = options
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  const some = (values: readonly string[]) => (values.length > 0 ? (values as readonly Value[]) : undefined) // Known ones.
  return {
    params: [param],
    read: (params, known) => some([...new Set(params.getAll(param))].filter((value) => isKnown(value, known))),
    write: (values) => values.map((value) => [param, value]),
    toggled: (before: readonly string[] = [], value) => {
      const chosen = new Set(before)
      return chosen.has(value)
        ? some([...chosen].filter((one) => one !== value))
        : some([...chosen, value].toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1)))
    },
    badges: label(labelOf),
  }
}

/**
 * Values of a fact of the place: any slug, as a directory may have kinds of its own. No parameter is called as a member of forms, such as `attributes`: a
 * field of that name would hide it.
 */
function choice<Name extends ChoiceName>(name: Name, param: string) {
  return {
    ...several<string>({ param, isKnown: isSlug, labelOf: (names, value) => factName(names, name, value) }),
    choice: name,
  }
}

const CATEGORY_SLUGS = CATEGORIES.map(({ slug }): string => slug)
const COUNTRY_SLUGS = AFRICAN_COUNTRY_CODES.map(countrySlug)
const isIn = (values: readonly string[], value: string) => values.includes(value)

/** A country by its slug; another place, or a country that nobody knows, by the words of its own. */
function placeName(names: FilterTexts, slug: string): string {
  const code = AFRICAN_COUNTRY_CODES.find((one) => countrySlug(one) === slug)
  return code ? countryName(names, code) : words(slug)
}

/** The name, the last part of a place's path, or the position. */
function whereIs(near: Near, names: FilterTexts): string {
  return 'place' in near
    ? placeName(names, near.place.split('/').at(-1) ?? '')
    : names.filters.position(near.lat, near.lng)
}

/** A radius is a parameter of its own. */
function readNear(params: URLSearchParams): Near | undefined {
  const near = parseNear(params.get('near') ?? '')
  const written = params.get('within') ?? ''
  const within = /^\d{1,3}$/.test(written) ? Number(written) : 0
  return near && within > 0 && within <= MOST_KILOMETRES ? { ...near, within } : near
}

/**
 * The one place that says which filters a list has, in the order of their badges and of an address. They combine with AND, values of one
 * with OR, but a listing `has` all that is asked for. Categories, countries and kinds are slugs.
 */
export const FILTERS = {
  categories: several<string>({
    param: 'category',
    order: CATEGORY_SLUGS,
    isKnown: (value, { categories = CATEGORY_SLUGS }) => isIn(categories, value),
    labelOf: categoryName,
  }),
  countries: several<string>({
    param: 'country',
    isKnown: (value, { countries = COUNTRY_SLUGS }) => isIn(countries, value),
    labelOf: placeName,
  }),
  tiers: several<(typeof PACKAGE_TIERS)[number]>({
    param: 'tier',
    order: PACKAGE_TIERS,
    isKnown: (value) => isIn(PACKAGE_TIERS, value),
    labelOf: ({ tiers }, tier) => tiers[tier],
  }),
  kinds: choice('kind', 'kind'),
  stars: choice('stars', 'stars'),
  attributes: choice('attributes', 'amenity'),
  prices: choice('priceLevel', 'price'),
  /** Open at the instant of the search, by the clock where the business is. */
  open: {
    params: ['open'],
    read: (params) => (params.get('open') === 'now' ? 'now' : undefined),
    write: (value) => [['open', value]],
    toggled: (before) => (before ? undefined : 'now'),
    badges: (value, { filters }) => [{ value, label: filters.open }],
    facts: ({ open }) => [{ value: 'now', label: open, fact: 'open' }],
    isServers: true,
  } as Filter<'now'>,
  has: {
    ...several<(typeof LISTING_FEATURES)[number]>({
      param: 'has',
      order: LISTING_FEATURES,
      isKnown: (value) => isIn(LISTING_FEATURES, value),
      labelOf: ({ filters }, feature) => filters.has[feature],
    }),
    facts: ({ has }: Pick<FilterNames, 'has'>) =>
      LISTING_FEATURES.map((value) => ({ value, label: has[value], fact: value })),
    isServers: true,
  },
  /** Tells distances, and narrows the list to a radius if it has one. */
  near: {
    params: ['near', 'within'],
    read: readNear,
    write: (near) => [
      ['near', formatNear(near)],
      ...(near.within === undefined ? [] : [['within', String(near.within)] as const]),
    ],
    toggled: (before, value) => (before && formatNear(before) === value ? undefined : parseNear(value)),
    badges: (near, names, nearName) => [
      { value: formatNear(near), label: names.filters.near(nearName ?? whereIs(near, names), near.within) },
    ],
    isServers: true,
  } as Filter<Near>,
  box: {
    params: ['box'],
    read: (params) => parseBox(params.get('box') ?? ''),
    write: (box) => [['box', formatBox(box)]],
    toggled: (before, value) => (before && formatBox(before) === value ? undefined : parseBox(value)),
    badges: (box, { filters }) => [{ value: formatBox(box), label: filters.box }],
    isServers: true,
  } as Filter<GeoBox>,
} as const

/** A group of filters. */
export type FilterGroup = keyof typeof FILTERS

/** A filter with its group, of whatever value. */
export const ALL_FILTERS = Object.entries(FILTERS) as unknown as readonly (readonly [FilterGroup, Filter<unknown>])[] // Its own entries.

/** The groups of filters, in the order of their badges. */
export const FILTER_GROUPS = ALL_FILTERS.map(([group]) => group)

/** The groups of the facts of a place. */
export type ChoiceGroup = {
  [Group in FilterGroup]: (typeof FILTERS)[Group] extends { readonly choice: ChoiceName } ? Group : never
}[FilterGroup]
/** Their facts. */
export const CHOICE_FILTERS = ALL_FILTERS.flatMap(([group, filter]) =>
  filter.choice ? [[group as ChoiceGroup, filter.choice] as const] : [],
)

/** The groups whose options every directory has: true or false of a listing. */
export type FactGroup = 'open' | 'has'
/** Their options. */
export const FACT_FILTERS = ALL_FILTERS.flatMap(([group, { facts }]) =>
  facts ? [[group as FactGroup, facts] as const] : [],
)

/** The parameters of what only a server finds. */
export const SERVER_PARAMS = ALL_FILTERS.flatMap(([, { isServers, params }]) => (isServers ? params : []))
