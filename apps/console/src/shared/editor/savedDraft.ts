import { listingFormSchema, type ListingForm, type OpenedListing } from '@dira/data'
import { readSaved, writeSaved } from '@dira/data/site'

/** What somebody wrote of a listing in this browser and did not save. */
export interface SavedDraft {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The listing as it was opened, and as it was written. */
  readonly base: ListingForm
  readonly form: ListingForm
}

/** The draft of a listing, undefined being the new one. It is the account's: others who use this browser do not find it. */
export function savedDraft(account: string, id: OpenedListing['id'] | undefined) {
  const key = `dira-listing-draft:${account}:${id ?? ''}`
  return {
    read: () => readSaved(key, asDraft),
    /** In place of what was kept before. Without space the page goes on without, and the answer is false. */
    keep: (draft: SavedDraft) => writeSaved(key, draft),
    forget: () => writeSaved(key, undefined),
  }
}

function asDraft(kept: unknown): SavedDraft | undefined {
  const { at, base, form } = kept as SavedDraft
  // An older version of the site may have had other fields.
  const fields = Object.keys(listingFormSchema.shape)
  const isWhole = [base, form].every((one) => fields.every((field) => Object.hasOwn(one, field)))
  return isWhole && typeof at === 'number' ? { at, base, form } : undefined
}
