import { lazy, Suspense } from 'react'
import type { AfricaMapArtProps } from '../../art/map/AfricaMapArt/index.ts'
import { useHydrated } from '../../components/useHydrated.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './AfricaMap.css.ts'
import { africaMapMessages } from './messages.ts'

// A page that lost its connection says what would be there.
const AfricaMapArt = lazy(() =>
  import('../../map.ts').then(
    (map) => ({ default: map.AfricaMapArt }),
    () => ({ default: NoMap }),
  ),
)

/** The map, which comes when the page has hydrated; until then the ring of its compass reserves the space. */
export function LazyMap(props: AfricaMapArtProps) {
  const hydrated = useHydrated()
  const ring = <div className={styles.ring} />
  return <Suspense fallback={ring}>{hydrated ? <AfricaMapArt {...props} /> : ring}</Suspense>
}

function NoMap() {
  const messages = useMessages('africaMap', africaMapMessages)
  return <p className={styles.ring}>{messages.placeholder}</p>
}
