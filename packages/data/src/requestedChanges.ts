import { changesSchema, type RequestedChanges } from './changeRequest.ts'
import { PROPOSED_COLUMNS } from './fieldColumns.ts'
import { FIELD_COLUMNS } from './listingColumns.ts'
import type { ListingForm } from './listingForm.ts'
import { editedRowSchema, listingChanges } from './listingFormColumns.ts'

/** The difference between two states of the form as a request has it: `before` is what its sender saw, or `NEW_LISTING`. */
export function requestedChanges(before: ListingForm, after: ListingForm): RequestedChanges {
  const [from, to] = [listingChanges(after, before), listingChanges(before, after)]
  const columns = PROPOSED_COLUMNS.filter((column) => column in to)
  return changesSchema.parse(
    Object.fromEntries(columns.map((column) => [column, { from: from[column] ?? null, to: to[column] ?? null }])),
  )
}

/** The listing that an application asks for, as the form has it; undefined where a value is not as the form takes it. */
export function requestedForm(changes: RequestedChanges): ListingForm | undefined {
  const asked = Object.fromEntries(Object.entries(changes).map(([column, { to }]) => [column, to]))
  return editedRowSchema.safeParse({ ...EMPTY_ROW, ...asked }).data?.form
}

/** A row that says nothing. */
const EMPTY_ROW = {
  ...Object.fromEntries(Object.values(FIELD_COLUMNS).flatMap((columns) => columns.map((column) => [column, null]))),
  province_slug: null,
  city_slug: null,
  id: '',
  version: 1,
  status: 'draft',
}
