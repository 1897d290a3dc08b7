import { z } from 'zod'
import { LISTING_STATUSES } from './adminListingsAnswer.ts'
import { proposedValuesSchema } from './changeRequest.ts'
import { requestStatusSchema } from './changeRequestAnswer.ts'
import { ownerFieldsOf, PROPOSED_COLUMNS } from './fieldColumns.ts'
import { instant } from './instant.ts'
import type { ListingForm } from './listingForm.ts'
import { requestedForm } from './requestedChanges.ts'

/** The facts of a listing that somebody checks. */
export const OWNER_FACTS = ['existence', 'hours', 'phone', 'place'] as const
export type OwnerFact = (typeof OWNER_FACTS)[number]

const checkSchema = z.object({ on: z.iso.date(), how: z.enum(['owner', 'administrator', 'call']) })
const ownerChecksSchema = z.partialRecord(z.enum(OWNER_FACTS), checkSchema)

/** What `owner_listing` answers. */
export const ownerListingSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    status: z.enum(LISTING_STATUSES),
    version: z.int(),
    tier: z.enum(['classified', 'standard', 'premium']),
    live: proposedValuesSchema,
    live_columns: z.array(z.enum(PROPOSED_COLUMNS)),
    checks: ownerChecksSchema,
    waiting: requestStatusSchema.nullable(),
    decided: requestStatusSchema.nullable(),
    changed: z.object({ at: instant, by: z.enum(['you', 'owner', 'directory']) }).nullable(),
  })
  .transform(({ live, live_columns: liveColumns, waiting, ...row }) => {
    const asked = Object.fromEntries(Object.entries(waiting?.changes ?? {}).map(([column, { to }]) => [column, to]))
    const seen = { ...live, ...asked }
    const formOf = (values: typeof live): ListingForm => {
      const changes = Object.fromEntries(Object.entries(values).map(([column, to]) => [column, { from: null, to }]))
      const form = requestedForm(changes)
      if (!form) throw new Error(`The listing ${row.slug} has values that the form does not take`)
      return { ...form, slug: row.slug, packageTier: row.tier, status: row.status }
    }
    return {
      id: row.id,
      slug: row.slug,
      /** A save names it. */
      version: row.version,
      status: row.status,
      /** The package that shows. */
      tier: row.tier,
      /** As the page has it. */
      page: formOf(live),
      /** With what waits in the place of what the page says: this is what the owner edits. */
      form: formOf(seen),
      /** By column, what `form` was made of. */
      seen,
      /** What this owner changes at once; a change of anything else waits for a look. */
      liveFields: ownerFieldsOf(liveColumns),
      waitingFields: ownerFieldsOf(PROPOSED_COLUMNS.filter((column) => column in asked)),
      /** The request that waits. */
      waiting: waiting ?? undefined,
      /** The last one that was decided. */
      decided: row.decided ?? undefined,
      checks: row.checks,
      /** When the page was last changed, and by whom. */
      changed: row.changed ?? undefined,
    }
  })
/** A listing as its owner edits it. */
export type OwnerListing = z.output<typeof ownerListingSchema>

/** What `propose_edit` answers. */
export const ownerSaveSchema = z.object({
  is_done: z.boolean(),
  operation: z.int().nullable(),
  collides: z.array(z.enum(PROPOSED_COLUMNS)),
  listing: ownerListingSchema,
})

/** What `confirm_facts` answers. */
export const ownerCheckSchema = z.object({ operation: z.int().nullable(), checks: ownerChecksSchema })
