import { z } from 'zod'
import { LIVE_COLUMNS } from './fieldColumns.ts'

/** What `my_listings` answers. */
export const myListingsSchema = z.array(
  z
    .object({
      id: z.string(),
      slug: z.string(),
      business_name: z.string(),
      live_columns: z.array(z.enum(LIVE_COLUMNS)),
      status: z.enum(['published', 'draft', 'archived']),
      package_tier: z.enum(['classified', 'standard', 'premium']),
      paid_until: z.string().nullable(),
    })
    .transform(({ business_name, live_columns, package_tier, paid_until, ...listing }) => ({
      ...listing,
      businessName: business_name,
      /** What this owner changes at once. */
      liveColumns: live_columns,
      packageTier: package_tier,
      /** The last day of the package, as yyyy-mm-dd; undefined where it has no end. */
      paidUntil: paid_until ?? undefined,
    })),
)

/** A listing as whoever looks after it sees it. */
export type MyListing = z.infer<typeof myListingsSchema>[number]
