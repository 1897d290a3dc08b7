import { listingFormSchema, type ListingForm, type OpenedListing } from '@dira/data'

/** What somebody wrote of a listing in this browser and did not save. */
export interface KeptDraft {
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** The listing as it was opened, and as it was written. */
  readonly base: ListingForm
  readonly form: ListingForm
}

const keyOf = (id: OpenedListing['id'] | undefined) => `dira-listing-draft:${id ?? ''}`

/** What is kept of a listing, undefined being the new one. */
export function readDraft(id: string | undefined): KeptDraft | undefined {
  try {
    const { at, base, form } = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft
    // An older version of the site may have had other fields.
    const fields = Object.keys(listingFormSchema.shape)
    const isWhole = [base, form].every((one) => fields.every((field) => Object.hasOwn(one, field)))
    return isWhole && typeof at === 'number' ? { at, base, form } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it in place of what was kept before. Without space the page goes on without. */
export function keepDraft(id: string | undefined, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // It is still in the fields.
  }
}

export function forgetDraft(id: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept.
  }
}
