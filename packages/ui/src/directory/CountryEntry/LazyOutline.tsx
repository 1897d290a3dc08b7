import { lazy, Suspense, type ComponentType } from 'react'
import type { CountryOutlineProps } from '../../art/map/CountryOutline/index.ts'
import { useHydrated } from '../../components/useHydrated.ts'

// From the entry that the map comes from too: one file for both. Without a connection the entry is whole without its outline.
const CountryOutline = lazy<ComponentType<CountryOutlineProps>>(() =>
  import('../../map.ts').then(
    (map) => ({ default: map.CountryOutline }),
    () => ({ default: () => null }),
  ),
)

/** The outline of a country, which comes when the page has hydrated: its space is the parent's to keep. */
export function LazyOutline(props: CountryOutlineProps) {
  const hydrated = useHydrated()
  return <Suspense fallback={null}>{hydrated && <CountryOutline {...props} />}</Suspense>
}
