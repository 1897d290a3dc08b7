import { englishCount } from '@dira/ui'

/** What PublishedListings says by itself. */
export const publishedListingsMessages = {
  heading: 'Published listings',
  count: englishCount,
  loading: 'Counting the published listings',
}
