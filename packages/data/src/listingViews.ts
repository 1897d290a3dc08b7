import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { ListingView } from './adminListingsAnswer.ts'

/** The views that administrators keep. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface ListingViewsData {
  /** The oldest first. */
  readonly all: () => Promise<readonly ListingView[]>
  /** Keeps a new view, and answers its id. */
  readonly keep: (view: Omit<ListingView, 'id'>) => Promise<string>
  /** Makes a view show something else. Rejects when it is no more. */
  readonly change: (id: string, query: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** The views of a data service. */
export function connectListingViews(options: AdminDataOptions): ListingViewsData {
  const client = adminClient(options)
  return {
    all: async () => {
      const { data } = await client.from('listing_views').select('id, name, query').order('created_at').throwOnError()
      return data
    },
    keep: async (view) => {
      const { data } = await client.from('listing_views').insert(view).select('id').single().throwOnError()
      return data.id
    },
    change: async (id, query) => {
      await client.from('listing_views').update({ query }).eq('id', id).select('id').single().throwOnError()
    },
    remove: async (id) => {
      await client.from('listing_views').delete().eq('id', id).throwOnError()
    },
  }
}
