import { z } from 'zod'
import { LIVE_COLUMNS } from './fieldColumns.ts'
import { instant } from './instant.ts'

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

/** What `listing_owners` answers. */
export const listingOwnersSchema = z.object({
  owners: z.array(
    z
      .object({
        id: z.string(),
        email: z.string(),
        since: instant,
        live_columns: z.array(z.enum(LIVE_COLUMNS)),
        request: z.object({ id: z.string(), reference: z.string(), kind: z.string() }).nullable(),
        added_by: z.string().nullable(),
      })
      .transform(({ live_columns, added_by, request, ...owner }) => ({
        ...owner,
        liveColumns: live_columns,
        /** The application or claim by which it came, while it is kept. */
        request: request ?? undefined,
        /** The administrator who accepted or invited; undefined where a proof did. */
        addedBy: added_by ?? undefined,
      })),
  ),
  invitations: z.array(
    z
      .object({
        id: z.string(),
        email: z.string(),
        made_by: z.string().nullable(),
        created_at: instant,
        expires_at: instant,
      })
      .transform(({ made_by, created_at, expires_at, ...invitation }) => ({
        ...invitation,
        madeBy: made_by ?? undefined,
        madeAt: created_at,
        expiresAt: expires_at,
      })),
  ),
})

/** Who looks after a listing, and the links to that which nobody has used yet. Instants are ISO 8601. */
export type ListingOwners = z.infer<typeof listingOwnersSchema>
