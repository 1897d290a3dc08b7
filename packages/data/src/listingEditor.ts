import type { GeoPoint } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import { fieldOfRefusal } from './fieldColumns.ts'
import { connectHistory } from './history.ts'
import type { Operation } from './historyAnswer.ts'
import { NEW_LISTING, type ListingField, type ListingForm } from './listingForm.ts'
import { editedRowSchema, listingChanges, type OpenedListing } from './listingFormColumns.ts'
import { connectListingWrites } from './listingWrites.ts'

/** What came of saving what the editor holds. */
export type EditOutcome =
  | { readonly kind: 'saved'; readonly listing: OpenedListing; readonly operation: Operation | undefined }
  /** Somebody saved it since it was opened; nothing was written. */
  | { readonly kind: 'changed' }
  /** The database does not take it as it is: in its words, and of which field if it says so. */
  | { readonly kind: 'refused'; readonly field: ListingField | undefined; readonly message: string }

/** One listing, to edit. All reject with a `DataRefusal` or with what `fetch` rejected with, but for refusals of a save. */
export interface ListingEditorData {
  /** The listing as it is now; undefined when there is none. */
  readonly read: (id: string) => Promise<OpenedListing | undefined>
  /** The last change: who made it, and when. */
  readonly lastOperation: (id: string) => Promise<Operation | undefined>
  /** Writes what differs from what was opened, as one operation, if nobody saved meanwhile. */
  readonly save: (opened: OpenedListing, form: ListingForm) => Promise<EditOutcome>
  /** Adds a listing. */
  readonly add: (form: ListingForm) => Promise<EditOutcome>
  /** Archives a listing in favour of another one of the same business, to which its addresses lead then. */
  readonly merge: (id: string, into: string) => Promise<EditOutcome>
  /** The middle of a city, by the listings there; undefined where none says where it is. */
  readonly cityCentre: (country: string, citySlug: string) => Promise<GeoPoint | undefined>
}

/** The editor's side of a data service. */
export function connectListingEditor(options: AdminDataOptions): ListingEditorData {
  const client = adminClient(options)
  const writes = connectListingWrites(options)
  const history = connectHistory(options)

  async function read(id: string): Promise<OpenedListing | undefined> {
    const { data } = await client.from('listings').select('*').eq('id', id).limit(1).throwOnError()
    return editedRowSchema.array().parse(data)[0]
  }

  async function lastOperation(id: string): Promise<Operation | undefined> {
    const { operations } = await history.operations({ listing: id }, { size: 1 })
    return operations[0]
  }

  /** What was saved, with the operation that did so: unless somebody else has saved since, it is the last one. */
  async function saved(id: string, version?: number): Promise<EditOutcome> {
    const [operation, listing] = [await lastOperation(id), await read(id)]
    if (!listing) return { kind: 'changed' }
    const isLast = version === undefined || listing.version === version
    return { kind: 'saved', listing, operation: isLast ? operation : undefined }
  }

  return {
    read,
    lastOperation,
    save: async (opened, form) => {
      const changes = listingChanges(opened.form, form)
      if (Object.keys(changes).length === 0) return { kind: 'saved', listing: opened, operation: undefined }
      try {
        const outcome = await writes.save(opened, changes)
        return outcome.isSaved ? await saved(opened.id, outcome.version) : { kind: 'changed' }
      } catch (error) {
        return refusal(error)
      }
    },
    add: async (form) => {
      const { business_name: name, slug, category, country, ...columns } = listingChanges(NEW_LISTING, form)
      const row = { business_name: name ?? '', slug: slug ?? '', category: category ?? '', country: country ?? '' }
      try {
        const { data } = await client
          .from('listings')
          .insert({ ...columns, ...row })
          .select('id,version')
          .throwOnError()
        return await saved(data[0]?.id ?? '', data[0]?.version)
      } catch (error) {
        return refusal(error)
      }
    },
    merge: async (id, into) => {
      try {
        await client.rpc('merge_listing', { listing: id, into_listing: into }).throwOnError()
        return await saved(id)
      } catch (error) {
        return refusal(error)
      }
    },
    cityCentre: async (country, citySlug) => {
      const { data } = await client
        .from('listings')
        .select('lat,lng')
        .eq('country', country)
        .eq('city_slug', citySlug)
        .not('lat', 'is', null)
        .limit(MOST_OF_A_CITY)
        .throwOnError()
      const [lat, lng] = [data.map((row) => row.lat), data.map((row) => row.lng)].map(middle)
      return lat === undefined || lng === undefined ? undefined : { lat, lng }
    },
  }
}

const MOST_OF_A_CITY = 200

/** One far away, by mistake, does not move it. */
function middle(numbers: readonly (number | null)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== null).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** What the caller wrote is at fault; anything else is rejected. */
function refusal(error: unknown): EditOutcome {
  if (!(error instanceof DataRefusal) || ![400, 409].includes(error.status)) throw error
  const field = fieldOfRefusal(error.message)
  const said = error.message.slice(error.message.indexOf(': ') + 2)
  const message =
    field === 'slug' && error.status === 409
      ? 'Another listing has this address, or had it once. Choose another.'
      : said
  return { kind: 'refused', field, message }
}
