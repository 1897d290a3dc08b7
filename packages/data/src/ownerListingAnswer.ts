import type { CalendarDate, CheckSource, PackageTier } from '@dira/directory-core'
import type { ListingStatus } from './adminListingsAnswer.ts'
import type { ProposedValues } from './changeRequest.ts'
import { requestStatusOf, type StoredRequest } from './changeRequestAnswer.ts'
import { ownerFieldsOf, PROPOSED_COLUMNS, type ProposedColumn } from './fieldColumns.ts'
import type { ListingForm } from './listingForm.ts'
import { requestedForm } from './requestedChanges.ts'

/** The facts of a listing that somebody checks. */
export const OWNER_FACTS = ['existence', 'hours', 'phone', 'place'] as const
export type OwnerFact = (typeof OWNER_FACTS)[number]

/** The day on which each fact was last checked, and how. */
export type OwnerChecks = Readonly<Partial<Record<OwnerFact, { readonly on: CalendarDate; readonly how: CheckSource }>>>

/** As `owner_listing` answers it. */
export interface StoredOwnerListing {
  readonly id: string
  readonly slug: string
  readonly status: ListingStatus
  readonly version: number
  readonly tier: PackageTier
  readonly live: ProposedValues
  readonly live_columns: readonly ProposedColumn[]
  readonly checks: OwnerChecks
  readonly waiting: StoredRequest | null
  readonly decided: StoredRequest | null
  readonly changed: { readonly at: string; readonly by: 'you' | 'owner' | 'directory' } | null
}

export function ownerListingOf({ live, live_columns: liveColumns, ...row }: StoredOwnerListing) {
  const waiting = row.waiting ? requestStatusOf(row.waiting) : undefined
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
    waiting,
    /** The last one that was decided. */
    decided: row.decided ? requestStatusOf(row.decided) : undefined,
    checks: row.checks,
    /** When the page was last changed, and by whom. */
    changed: row.changed ?? undefined,
  }
}

/** A listing as its owner edits it. */
export type OwnerListing = ReturnType<typeof ownerListingOf>

/** What `propose_edit` answers. */
export interface OwnerSaved {
  readonly is_done: boolean
  readonly operation: number | null
  readonly listing: StoredOwnerListing
}

/** What `confirm_facts` answers. */
export interface OwnerChecked {
  readonly operation: number | null
  readonly checks: OwnerChecks
}
