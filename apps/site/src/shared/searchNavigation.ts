import { useHydrated } from '@dira/ui'
import { useLocation, type Location } from 'react-router-dom'
import { isListPath } from './data/listPath.ts'
import { usePagePayload } from './PagePayloadProvider.tsx'
import { paths } from '@dira/data/site'

/** Where 'Back to All Listings' leads: to the list that one came from, when there was one. */
export function useBackToListings(): string {
  const { state, pathname, search } = useLocation() as Location<{ from?: unknown } | null>
  const { served } = usePagePayload()
  const isHydrated = useHydrated()
  if (!isHydrated) return paths.listings
  // A page that was loaded, not navigated to, came from the page that its browser names.
  const from = state?.from ?? (served.url === pathname + search ? referringPath() : undefined)
  return typeof from === 'string' && isListPath(from.split('?')[0] ?? '') ? from : paths.listings
}

/** Path and query of the page of this site that led here. */
function referringPath(): string | undefined {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.pathname + referrer.search : undefined
}
