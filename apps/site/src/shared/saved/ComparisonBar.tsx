import { lazy, Suspense } from 'react'
import { useSaved } from '@dira/app/saved'

/** Fetched once something is chosen. Without a network the header still leads to the comparison. */
const CompareBarOf = lazy(async () => ({
  default: await import('./CompareBarOf.tsx').then(
    (loaded) => loaded.CompareBarOf,
    () => () => null,
  ),
}))

/** Leads to the comparison while it has listings. */
export function ComparisonBar() {
  const { slugs } = useSaved('comparison')
  if (slugs.length === 0) return null
  return (
    <Suspense>
      <CompareBarOf />
    </Suspense>
  )
}
