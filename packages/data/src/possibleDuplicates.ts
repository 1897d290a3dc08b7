import { parsePosition, slugify } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { ListingForm } from './listingForm.ts'
import { duplicateOf, type PossibleDuplicate, type StoredDuplicate } from './possibleDuplicatesAnswer.ts'

/** What of a listing that is being written is compared with others. */
export type Resembling = Pick<ListingForm, 'businessName' | 'phone' | 'country' | 'city' | 'position'>

/** At most five listings that may be of the same business, the likeliest first. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export async function readPossibleDuplicates(
  { businessName, phone, country, city, position }: Resembling,
  { id, signal, ...options }: AdminDataOptions & { readonly id?: string | undefined; readonly signal?: AbortSignal },
): Promise<readonly PossibleDuplicate[]> {
  const asked = {
    business_name: businessName,
    phone,
    country,
    city_slug: slugify(city) || null,
    ...parsePosition(position),
    ...(id !== undefined && { id }),
  }
  const query = adminClient(options).rpc('possible_duplicates', { asked })
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
  return (data as unknown as readonly StoredDuplicate[]).map(duplicateOf)
}
