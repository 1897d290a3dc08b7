import { z } from 'zod'
import type { FileListing } from './listingsCsv.ts'
import { instant } from './instant.ts'

/** Where a listing stands with those who run the directory. */
export const LISTING_STATUSES = ['published', 'draft', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** The orders that the table of listings has. */
export const LISTED_SORTS = ['name', 'city', 'package', 'status', 'changed'] as const
export type ListedSort = (typeof LISTED_SORTS)[number]

const rowSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    country: z.string(),
    province: z.string().nullable(),
    city: z.string().nullable(),
    phone: z.string(),
    tier: z.enum(['classified', 'standard', 'premium']).nullable(),
    status: z.enum(LISTING_STATUSES),
    images: z.number(),
    image: z.string().nullable(),
    source: z.string().nullable(),
    /** The last day of the package that is paid for; null where it has no end. */
    paid_until: z.iso.date().nullable(),
    changed: instant,
    enquiries: z.number(),
  })
  .transform(({ tier, paid_until: paidUntil, ...row }) => ({
    ...row,
    packageTier: tier ?? undefined,
    paidUntil: paidUntil ?? undefined,
  }))

/** What `admin_listings` answers. */
export const listedSchema = pageOf(rowSchema)

const text = z.string().nullable()

/** What it answers where columns are asked for: the lines of a file of listings. */
export const fileSchema = pageOf(z.custom<FileListing>((row) => typeof row === 'object'))

/** What `admin_places` answers. */
export const placesSchema = z.array(
  z
    .object({
      kind: z.enum(['city', 'province']),
      slug: z.string(),
      name: z.string(),
      country: z.string(),
      province: text,
      province_slug: text,
    })
    .transform(({ province, province_slug: slug, ...place }) => ({
      ...place,
      /** The province that a city is in; null where none is known. */
      province: province !== null && slug !== null ? { name: province, slug } : null,
    })),
)

/** The views that are kept. */
export const viewsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The query of the address that shows it. */
    query: z.string(),
  }),
)

function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** Where the pages after and before this one begin; null where there is none. */
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** How many match; null beyond 10,000 unless the exact count was asked for. */
    count: z.number().nullable(),
  })
}

/** A row of the table of listings. */
export type ListedListing = z.output<typeof rowSchema>
/** A page of the table of listings. */
export type ListedPage = z.output<typeof listedSchema>
/** A city or province that listings have. */
export type ListedPlace = z.output<typeof placesSchema>[number]
/** A view of the table of listings, which belongs to all administrators. */
export type ListingView = z.output<typeof viewsSchema>[number]
