import type { Listing, ListingFieldName } from '@dira/directory-core'
import type { Database, Json } from './database.types.ts'

/**
 * The columns of a listing, by the path of their value in it. Rows, queries, the import and the seed follow this table. In SQL the
 * list is the view `published_listings`; a test compares the two.
 *
 * A missing field of `Listing`, or a kind or nullability that the database does not have, is a type error. Null in a column
 * is an absent field; a nested object is present when all of its own columns are.
 */
export const LISTING_COLUMNS = {
  id: { column: 'id', kind: 'text', nullable: false },
  slug: { column: 'slug', kind: 'text', nullable: false },
  businessName: { column: 'business_name', kind: 'text', nullable: false },
  category: { column: 'category', kind: 'text', nullable: false },
  subcategory: { column: 'subcategory', kind: 'text', nullable: true },
  kind: { column: 'kind', kind: 'text', nullable: true },
  priceLevel: { column: 'price_level', kind: 'text', nullable: true },
  stars: { column: 'stars', kind: 'text', nullable: true },
  brand: { column: 'brand', kind: 'text', nullable: true },
  operator: { column: 'operator', kind: 'text', nullable: true },
  attributes: { column: 'attributes', kind: 'json', nullable: true },
  'location.country': { column: 'country', kind: 'text', nullable: false },
  'location.province.slug': { column: 'province_slug', kind: 'text', nullable: true },
  'location.province.name': { column: 'province_name', kind: 'text', nullable: true },
  'location.city.slug': { column: 'city_slug', kind: 'text', nullable: true },
  'location.city.name': { column: 'city_name', kind: 'text', nullable: true },
  address: { column: 'address', kind: 'text', nullable: false },
  phone: { column: 'phone', kind: 'text', nullable: false },
  email: { column: 'email', kind: 'text', nullable: true },
  website: { column: 'website', kind: 'text', nullable: true },
  bookUrl: { column: 'book_url', kind: 'text', nullable: true },
  menuUrl: { column: 'menu_url', kind: 'text', nullable: true },
  orderUrl: { column: 'order_url', kind: 'text', nullable: true },
  description: { column: 'description', kind: 'text', nullable: true },
  packageTier: { column: 'package_tier', kind: 'text', nullable: true },
  'mapCoordinates.lat': { column: 'lat', kind: 'number', nullable: true },
  'mapCoordinates.lng': { column: 'lng', kind: 'number', nullable: true },
  images: { column: 'images', kind: 'json', nullable: true },
  businessHours: { column: 'business_hours', kind: 'json', nullable: true },
  socialMedia: { column: 'social_media', kind: 'json', nullable: true },
  specialOffers: { column: 'special_offers', kind: 'json', nullable: true },
  'source.name': { column: 'source_name', kind: 'text', nullable: true },
  'source.url': { column: 'source_url', kind: 'text', nullable: true },
} as const satisfies Record<ListingPath, TableColumn>

/** What the view says of a listing beside its columns of the table. Nobody writes them. */
export const SHOWN_COLUMNS = {
  isUnclaimed: { column: 'is_unclaimed', kind: 'boolean', nullable: true },
  isChecked: { column: 'is_checked', kind: 'boolean', nullable: true },
} as const satisfies { readonly [Field in ('isUnclaimed' | 'isChecked') & keyof Listing]: ListingColumn }

/** The columns in which a field of a listing is stored. */
export const FIELD_COLUMNS = {
  businessName: ['business_name'],
  slug: ['slug'],
  category: ['category'],
  subcategory: ['subcategory'],
  kind: ['kind'],
  priceLevel: ['price_level'],
  stars: ['stars'],
  brand: ['brand'],
  operator: ['operator'],
  attributes: ['attributes'],
  country: ['country'],
  province: ['province_name'],
  city: ['city_name'],
  address: ['address'],
  phone: ['phone'],
  email: ['email'],
  website: ['website'],
  bookUrl: ['book_url'],
  menuUrl: ['menu_url'],
  orderUrl: ['order_url'],
  description: ['description'],
  packageTier: ['package_tier'],
  paidUntil: ['paid_until'],
  status: ['status'],
  position: ['lat', 'lng'],
  businessHours: ['business_hours'],
  socialMedia: ['social_media'],
  specialOffers: ['special_offers'],
  images: ['images'],
  sourceName: ['source_name'],
  sourceUrl: ['source_url'],
} as const satisfies Readonly<Record<ListingFieldName, readonly (keyof TableRow)[]>>

/** The type of a column's value. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json'

/** A column of a listing. */
export interface ListingColumn {
  readonly column: string
  readonly kind: ColumnKind
  readonly nullable: boolean
}

/** Columns by the path of their value, such as `mapCoordinates.lat`. */
export type ListingColumns = Readonly<Record<string, ListingColumn>>

type Columns = typeof LISTING_COLUMNS

/** The columns of the table `listings` that make a listing. */
export type ListingRow = {
  readonly [Path in ListingPath as Columns[Path]['column']]: Columns[Path]['nullable'] extends true
    ? ValueAt<Listing, Path> | null
    : ValueAt<Listing, Path>
}

/** A row of the view `published_listings`. Its `package_tier` is the tier that shows; the table has the one that was bought. */
export type ShownRow = ListingRow & { readonly [Column in 'is_unclaimed' | 'is_checked']?: boolean | null }

/** Every path to a value of a listing. A list is one value. */
type ListingPath = PathsOf<Listing>

type PathsOf<Value> = {
  [Key in keyof Value & string]-?: NonNullable<Value[Key]> extends string | number | readonly unknown[]
    ? Key
    : `${Key}.${PathsOf<NonNullable<Value[Key]>>}`
}[keyof Value & string]

type ValueAt<Value, Path> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Value
    ? ValueAt<NonNullable<Value[Key]>, Rest>
    : never
  : Path extends keyof Value
    ? NonNullable<Value[Path]>
    : never

type TableRow = Database['public']['Tables']['listings']['Row']

/** Each column of the table, by the generated types. */
type TableColumn = {
  [Column in keyof TableRow]: {
    readonly column: Column
    readonly kind: KindOf<NonNullable<TableRow[Column]>>
    readonly nullable: null extends TableRow[Column] ? true : false
  }
}[keyof TableRow]

type KindOf<Value> = NonNullable<Json> extends Value ? 'json' : Value extends number ? 'number' : 'text'
