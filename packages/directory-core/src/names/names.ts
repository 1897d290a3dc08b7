import type { CategorySlug, SubcategorySlug } from '../category/categories.ts'
import type { AfricanCountryCode } from '../location/africa.ts'
import type { ListingFeature } from '../tier/listingFeatures.ts'
import type { ChoiceName } from '../listing/choices.ts'
import type { SortOrder } from '../sort/sortOrders.ts'
import type { PackageTier, Standing } from '../tier/packageTier.ts'

type Catalogue<Id extends string, Text = string> = Readonly<Record<Id, Text>>

/**
 * The display names of one locale. Listings, states and addresses carry ids only; these are the words to show for them.
 * A locale is one module, such as `@dira/directory-core/names/en`, so that a browser loads the names of its reader only.
 */
export interface Names {
  /** As BCP 47 has it. It also decides the order of the alphabet. */
  readonly locale: string
  readonly categories: Catalogue<CategorySlug>
  readonly subcategories: Catalogue<SubcategorySlug>
  /** What one does in a town, by the category of where one does it, in the order of its page: 'Eat'. */
  readonly townGroups: Readonly<Partial<Record<CategorySlug, string>>>
  readonly countries: Catalogue<AfricanCountryCode>
  readonly tiers: Catalogue<Standing>
  readonly sortOrders: Catalogue<SortOrder>
  readonly filters: FilterNames
  /** What the facts of a place are called on its page, in a comparison and as filters. */
  readonly placeFacts: Catalogue<ChoiceName, FactNames>
  /** Monday first. */
  readonly weekdays: readonly [string, string, string, string, string, string, string]
  readonly compare: CompareNames
}

/** What a fact of the place is called, and each of its values. */
export interface FactNames {
  readonly label: string
  /** @default each value is a text of its own */
  readonly values?: Readonly<Record<string, string>>
  /** What several of a value are called, by its own name. @default the same */
  readonly pluralOf?: (value: string, name: string) => string
  /** The values as a card has them. @default the same */
  readonly onCards?: Readonly<Record<string, string>>
}

/** The names of public holidays by their rules: where nothing else is said, and in a country. */
export interface HolidayNames {
  readonly anywhere: Readonly<Record<string, string>>
  readonly byCountry: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The words of the filters that are no catalogue of their own. */
export interface FilterNames {
  readonly open: string
  readonly has: Catalogue<ListingFeature>
  /** Near a place or a position, with or without a radius in kilometres. */
  readonly near: (where: string, within: number | undefined) => string
  /** A position in degrees; north and east are positive. */
  readonly position: (lat: number, lng: number) => string
  /** A part of the map. */
  readonly box: string
  /** The order that a list has only near something. */
  readonly nearest: string
}

/** What the plans of the pricing page say: `plans` of a locale's module, apart from `Names`, which all pages need. */
export interface PlanNames {
  /** Written after the price. */
  readonly period: string
  readonly descriptions: Catalogue<PackageTier>
  readonly buttons: Catalogue<PackageTier>
  /** Says that a plan holds all of the plan before it. */
  readonly everythingIn: Catalogue<Exclude<PackageTier, 'premium'>>
  /** What each plan adds. A line replaces the line of the same name in a smaller plan. */
  readonly additions: {
    readonly classified: Catalogue<'name' | 'contact' | 'place' | 'pages'>
    readonly standard: Catalogue<'description' | 'website' | 'email' | 'gallery' | 'pages'>
    readonly premium: Catalogue<
      'placement' | 'homepage' | 'socialMedia' | 'gallery' | 'businessHours' | 'specialOffers'
    >
  }
}

/** The words of a comparison. */
export interface CompareNames {
  readonly groups: Catalogue<'what' | 'where' | 'reach' | 'time'>
  readonly rows: Catalogue<
    | 'category'
    | 'subcategory'
    | 'description'
    | 'location'
    | 'address'
    | 'phone'
    | 'whatsapp'
    | 'email'
    | 'website'
    | 'today'
    | 'specialOffers'
    | 'gallery'
    | 'socialMedia'
  >
  /** How many images a gallery shows of as many as the package allows. */
  readonly images: (shown: number, most: number) => string
}
