import type {
  CategoriesData,
  CompareData,
  HomeData,
  ListingData,
  ListingNotFoundData,
  ListingsData,
  LocationsData,
  ShortlistData,
} from './pageData.ts'

/** Computes what pages show from the published listings. An interface, so that the table of pages does not import the search engine. */
export interface PageSource {
  readonly home: () => HomeData
  readonly allListings: (url: URL) => ListingsData
  readonly classifieds: (url: URL) => ListingsData | undefined
  readonly category: (url: URL, category: string, subcategory?: string) => ListingsData | undefined
  readonly place: (url: URL, place: string, region?: string) => ListingsData | undefined
  readonly listing: (slug: string) => ListingData | ListingNotFoundData
  readonly categories: () => CategoriesData
  readonly locations: () => LocationsData
  readonly compare: (url: URL) => CompareData
  readonly shortlist: (url: URL) => ShortlistData
  /** The addresses of all pages of a kind. */
  readonly listingPaths: () => readonly string[]
  readonly categoryPaths: () => readonly string[]
  readonly placePaths: () => readonly string[]
}
