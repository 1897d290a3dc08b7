import { listingSchema, type Listing } from '@dira/directory-core'
import { z } from 'zod'
import type { ListingRow } from './listingColumns.ts'
import { listingFromRow } from './listingRows.ts'

/** The known facts of a listing that has left the guide. */
export type GoneListing = Pick<Listing, 'id' | 'slug' | 'businessName' | 'category' | 'location' | 'mapCoordinates'>

/** An address at which a listing was published, by its slug. With neither `to` nor `gone` it leads nowhere. */
export interface FormerAddress {
  readonly slug: string
  /** The slug of the page to which it leads. */
  readonly to?: string | undefined
  /** The listing has left the guide; of one that was removed nothing is known. */
  readonly gone?: { readonly listing?: GoneListing | undefined } | undefined
}

const goneSchema = listingSchema.pick({
  id: true,
  slug: true,
  businessName: true,
  category: true,
  location: true,
  mapCoordinates: true,
})

/** What `former_addresses` answers. */
export const formerAddressesSchema = z
  .object({ slug: z.string(), to: z.string().nullable(), gone: z.record(z.string(), z.unknown()).nullable() })
  .transform(({ slug, to, gone }): FormerAddress => {
    if (to !== null) return { slug, to }
    return gone === null ? { slug } : { slug, gone: { listing: goneListing({ ...gone, slug }) } }
  })
  .array()

/** What `former_slugs` answers. */
export const formerSlugsSchema = z.string().array()

/** A removed listing has no facts, and what cannot be read is left out. */
function goneListing(row: Readonly<Record<string, unknown>>): GoneListing | undefined {
  // The columns of a row, as far as they are there; what comes of it is parsed.
  return goneSchema.safeParse(listingFromRow(row as unknown as ListingRow)).data
}
