import { lazy, memo, Suspense } from 'react'
import type { ListingData } from '../../app/pageData.ts'

const never = new Promise<never>(() => {})

// Without it, what the server sent stays as it is.
const Nearby = lazy(() =>
  import('./Nearby.tsx').then(
    (part) => ({ default: part.Nearby }),
    () => never,
  ),
)

/**
 * The end of the page, whose code comes after the rest. It is not rendered again with the page: what the server sent would make room for what is
 * still being fetched.
 */
export const NearbyPart = memo(function NearbyPart({ data }: { readonly data: ListingData }) {
  return (
    <Suspense>
      <Nearby data={data} />
    </Suspense>
  )
})
