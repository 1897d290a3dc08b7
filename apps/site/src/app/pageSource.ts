import type {
  CategoriesData,
  ClaimData,
  CompareData,
  HomeData,
  ListingData,
  ListingGoneData,
  ListingNotFoundData,
  ListingsData,
  LocationsData,
  MovedData,
  ShortlistData,
} from './pageData.ts'

/** Computes what pages show from the published listings. An interface, so that the table of pages does not import the search engine. */
export interface PageSource {
  readonly home: () => Promise<HomeData>
  readonly allListings: (url: URL) => Promise<ListingsData>
  readonly classifieds: (url: URL) => Promise<ListingsData | undefined>
  readonly category: (url: URL, category: string, subcategory?: string) => Promise<ListingsData | undefined>
  readonly place: (url: URL, place: string, region?: string) => Promise<ListingsData | undefined>
  readonly listing: (slug: string) => Promise<ListingData | ListingNotFoundData | ListingGoneData | MovedData>
  readonly claim: (slug: string) => Promise<ClaimData | ListingNotFoundData | MovedData>
  readonly categories: () => Promise<CategoriesData>
  readonly locations: () => Promise<LocationsData>
  readonly compare: (url: URL) => Promise<CompareData>
  readonly shortlist: (url: URL) => Promise<ShortlistData>
  /** The addresses of all pages of a kind. */
  readonly listingPaths: () => Promise<readonly string[]>
  readonly categoryPaths: () => Promise<readonly string[]>
  readonly placePaths: () => Promise<readonly string[]>
}
