import type {
  AfricanRegion,
  CategoryIcon,
  CompareView,
  Correction,
  FilterGroup,
  GeoBox,
  GeoPoint,
  ListingCard,
  ListingDetail,
  ListingOrigins,
  PlaceFact,
  PlacePlate,
  Scope,
  SearchResult,
  SearchState,
  ShownCheck,
} from '@dira/directory-core'
import type {
  FirstKnown,
  MissingKind,
  NameOfPlace,
  NearbyGroup,
  NearbyListing,
  NearTown,
  NothingFound,
  NothingWay,
  PlaceStripItem,
  SuggestedLines,
  UnderstoodNames,
} from '@dira/ui'
import type { ListView } from './listView.ts'
import type { TownPlate } from './plates.ts'
import type { Coordinates, CountryCode, MapLabels, NamedPlace } from '@dira/ui/map'

export type { NothingFound, NothingWay } from '@dira/ui'

/** What a page shows, as plain data: it travels inside the HTML, and beside it as `page.json` for navigation in the browser. */
export type PageData = (
  | HomeData
  | ListingsData
  | ListingData
  | CategoriesData
  | LocationsData
  | CompareData
  | ShortlistData
  | PlainData
  | ClaimData
  | ListingNotFoundData
  | ListingGoneData
  | MovedData
  | NotFoundData
) &
  WithOrigins

/** What every page may have beside its own data. */
export interface WithOrigins {
  /** Where the listings of the page come from; absent where it shows none. */
  readonly origins?: ListingOrigins
}

export interface HomeData {
  readonly page: 'home'
  readonly featured: readonly ListingCard[]
  readonly categories: readonly SlugCount[]
  /** The cities with most listings. */
  readonly places: readonly PlaceStripItem[]
}

/** How many listings an address leads to. */
export interface SlugCount {
  readonly slug: string
  readonly count: number
}

/** A list of businesses: the whole directory, a category, a place, the classified ones. */
export interface ListingsData {
  readonly page: 'listings'
  readonly list: ListHead
  /** The state that the rest was computed for. A static host answers every query with the untouched list. */
  readonly state: SearchState
  readonly view: ListView
  /** How many the page is about, and how many of them match: what is not yet claimed is counted in both. */
  readonly total: number
  readonly matches: number
  /**
   * Listings that are known and not yet claimed, where there are any: how many of all, how many of those that match, and from which card of this page on they stand
   * under their own head, where this page has some. They come after all others.
   */
  readonly known?: { readonly total: number; readonly matches: number; readonly from?: number } & Partial<KnownRows>
  /** Those nearest the centre of a town whose list begins with rows, and how far from there they are. */
  readonly nearest?: readonly { readonly card: ListingCard; readonly km: number; readonly bearing?: number }[]
  readonly pageNumber: number
  readonly pageCount: number
  readonly cards: readonly ListingCard[]
  /** The point that the list is near to, and for each card how far it is from there and in which direction; null where its position is not known. */
  readonly near?: GeoPoint
  readonly ways?: readonly { readonly km: number | null; readonly bearing: number | null }[]
  /** The name of the town or province that the list is near to, as its listings write it. */
  readonly nearName?: string
  /** Nothing is within the radius: how far away the nearest that matches is, in kilometres. */
  readonly nearestBeyond?: number
  /** The towns to be near to that the list offers at once. */
  readonly towns: readonly NearTown[]
  /** Only the server knows the counts of `open` and `has`, and of `open` only where it is asked for. */
  readonly facets: SearchResult['facets']
  /** The same listings on a map, where the address asks for it. */
  readonly map?: MapData
  /** The words that all of the listings have, where none has the text of the search as one phrase. */
  readonly words?: readonly string[]
  /** What the text of the search means as filters, where nothing has the text itself, or little. */
  readonly understood?: Understood
  /** Nothing matches a search: what it was about, and where to go instead. */
  readonly nothing?: NothingFound
  /** Pages that are named like the search. */
  readonly namedPages: readonly PlaceLink[]
  /** Texts to search for instead, where nothing matches. */
  readonly corrections: readonly Correction[]
  /** The classified listings that match, which the page of a category leaves out; `category` where they are of more than its subcategory. */
  readonly classifieds?: { readonly count: number; readonly state: SearchState; readonly category?: string }
}

/** What a page has of what is not yet claimed, in the order of its cards. */
export interface KnownRows {
  /** What they are: the name of a kind, how many of it match, how many of these are on the page. None where they are by distance. */
  readonly kinds: readonly { readonly name: string; readonly count: number; readonly shown: number }[]
  /** How far each is from the middle of the place that the list is about, and in which direction; null where its position is not known. */
  readonly ways?: NonNullable<ListingsData['ways']>
}

/** The matching listings in the cells of a map. */
export interface MapData {
  /** What the cells lie in: the box of the state, or the smallest with all of them; absent where there are none. */
  readonly box?: GeoBox
  readonly cells: readonly MapCellData[]
  /** How many listings match on this part of the map and beyond it, also those of which nobody knows even the country's place. */
  readonly matches: number
  /** Where any listings lie on a map of a town: latitude and longitude in thousandths of the box, from its south-west, one after the other. */
  readonly ground?: readonly number[]
  /** Where the listings of the page are; null where that is not known. */
  readonly places: readonly (GeoPoint | null)[]
}

/** A cluster, or one listing by its card. */
export interface MapCellData extends GeoPoint, GeoBox {
  readonly count: number
  /** How many of these stand only at the point of their town; absent if none. */
  readonly approximate?: number
  readonly card?: ListingCard
}

/** What to suggest while a text is being typed: beside each list as `suggestions.json`. */
export interface SuggestionsData extends SuggestedLines {}

/** The filters that a text means. */
export interface Understood {
  readonly names: UnderstoodNames
  /** The listings on show are those under these filters. Otherwise they have the text, and these filters are another way. */
  readonly isShown: boolean
  /** The page with just these listings. No address has a subcategory and a town. */
  readonly pageHref?: string
  /** The filters one by one, each with the page of the rest. */
  readonly filters: readonly { readonly name: string; readonly href: string }[]
  /** The finer kind that was asked for: nothing on show is of it, and elsewhere there is. */
  readonly missing?: MissingKind
  /** What was asked for and few on show are known to have: those come first. */
  readonly first?: FirstKnown
  /** The nearest town that has some, where the town that was asked for has none. */
  readonly nearest?: NothingWay
}

/** Which list it is. */
export interface ListHead {
  /** Its address without a query. */
  readonly path: string
  readonly title: string
  /** A place's name as it is written there, and whether the title is that in Latin letters. */
  readonly named?: Omit<NameOfPlace, 'name'>
  readonly scope: Scope
  /** The way there, the list itself last; empty for the whole directory and the classified listings. */
  readonly breadcrumbs: readonly PageLink[]
  /** The filter that the list fixes: its panel has no such group. */
  readonly fixed?: FilterGroup
  /** The number of countries that have small ads, where these are listed. */
  readonly adCountries?: number
  /** The lists beside or below this one. */
  readonly siblings?: {
    readonly label: string
    readonly links: readonly Required<PageLink>[]
    readonly current?: string
  }
  /** It is of a city, or of a province with one of its name. */
  readonly isTown?: true
  /** The provinces and cities of a country, those with most listings first. */
  readonly places?: { readonly regions: readonly PlaceLink[]; readonly cities: readonly PlaceLink[] }
  readonly art?:
    | { readonly kind: 'cloth'; readonly slug: string; readonly category: CategoryIcon }
    | {
        readonly kind: 'map'
        readonly country: CountryCode
        readonly at?: Coordinates
        readonly places: readonly NamedPlace[]
      }
    | ({ readonly kind: 'plate' } & TownPlate)
}

export interface PageLink {
  readonly label: string
  readonly href?: string
}

/** The list of those that have a value of a fact too. */
export interface FactLink {
  readonly fact: PlaceFact['name']
  readonly value: string
  readonly href: string
}

export interface ListingData {
  readonly page: 'listing'
  /** What an enquiry is stored for. */
  readonly id: string
  readonly detail: ListingDetail
  readonly categoryHref: string | undefined
  readonly factLinks: readonly FactLink[]
  readonly country: CountryCode | undefined
  /** Others of the same country, and the way to all of them. */
  readonly related: {
    readonly cards: readonly ListingCard[]
    readonly all: { readonly href: string; readonly count: number }
  }
  /** The nearest other businesses by kind: those kinds that have some within reach. */
  readonly nearby: readonly NearbyData[]
  /** When facts of the page were checked; absent where none was. */
  readonly checks?: readonly ShownCheck[]
  /** What stands for photographs, where the package has none. */
  readonly plate?: PlacePlate
}

/** The nearest businesses of a kind. */
export interface NearbyData extends Omit<NearbyGroup, 'listings'> {
  readonly listings: readonly Omit<NearbyListing, 'status'>[]
}

export interface CategoriesData {
  readonly page: 'categories'
  readonly categories: readonly SlugCount[]
}

export interface LocationsData {
  readonly page: 'locations'
  readonly countries: readonly (PlaceLink & {
    readonly code: CountryCode
    readonly region: AfricanRegion
    readonly regions: readonly PlaceLink[]
    readonly cities?: readonly PlaceLink[]
    readonly allPlaces?: { readonly href: string; readonly count: number }
  })[]
  readonly cities: readonly (PlaceLink & { readonly country: string } & Partial<Coordinates>)[]
  /** Where the names of the countries are on the map. */
  readonly labels: MapLabels
}

export interface PlaceLink extends NameOfPlace {
  readonly href: string
  readonly count: number
}

export interface CompareData {
  readonly page: 'compare'
  readonly slugs: readonly string[]
  readonly view: CompareView
}

/** A shortlist that came with its link. */
export interface ShortlistData {
  readonly page: 'shortlist'
  readonly slugs: readonly string[]
  readonly cards: readonly ListingCard[]
}

/** A page whose content does not depend on the listings. */
export interface PlainData {
  readonly page: 'plain'
}

/** The page on which a listing is claimed. Its contacts are asked for by the browser. */
export interface ClaimData {
  readonly page: 'claim'
  readonly card: ListingCard
  /** Such as 'Swakopmund, Namibia'. */
  readonly place: string
}

export interface ListingNotFoundData {
  readonly page: 'listing-not-found'
}

/** A listing that has left the guide, at an address that it had. */
export interface ListingGoneData {
  readonly page: 'listing-gone'
  /** What it was, and what a traveller there would look at next; absent for one that was removed. */
  readonly listing?: { readonly businessName: string; readonly country: string } & Pick<ListingData, 'related'>
}

/** A page that has another address now. */
export interface MovedData {
  readonly page: 'moved'
  /** The path of the other address, with the query where that differs too. */
  readonly to: string
}

/** Where a page has moved to, from an address with a query such as `?country=kenya`. */
export const movedAddress = ({ to }: MovedData, query: string): string => (to.includes('?') ? to : to + query)

export interface NotFoundData {
  readonly page: 'not-found'
}

/** The HTTP status of a page. */
export function statusOf({ page }: PageData): PageStatus {
  return Object.hasOwn(STATUS, page) ? STATUS[page as keyof typeof STATUS] : 200
}

const STATUS = {
  moved: 301,
  'not-found': 404,
  'listing-not-found': 404,
  'listing-gone': 410,
} as const satisfies Partial<Record<PageData['page'], number>>

export type PageStatus = 200 | (typeof STATUS)[keyof typeof STATUS]

/** The cards on a page. */
export function cardsIn(data: PageData): readonly ListingCard[] {
  if (data.page === 'listings' || data.page === 'shortlist') return data.cards
  if (data.page === 'home') return data.featured
  if (data.page === 'listing') return data.related.cards
  return data.page === 'listing-gone' ? (data.listing?.related.cards ?? []) : []
}
