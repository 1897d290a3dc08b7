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

/** A list, or where it is if a place of its address has another name there; undefined where there is no such list. */
type ListPage = ListingsData | MovedData | undefined

/** Computes what pages show from the published listings. An interface, so that the table of pages does not import the search engine. */
export interface PageSource {
  readonly home: () => Promise<HomeData>
  readonly allListings: (url: URL) => Promise<ListPage>
  readonly classifieds: (url: URL) => Promise<ListPage>
  readonly category: (url: URL, category: string, subcategory?: string) => Promise<ListPage>
  readonly place: (url: URL, place: string, region?: string) => Promise<ListPage>
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
