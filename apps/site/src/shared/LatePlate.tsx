import type { PlacePlateProps } from '@dira/ui/PlacePlate'
import { lazy, Suspense, type ComponentType } from 'react'

const never = new Promise<never>(() => {})

// Without its code, the plate that the server sent stays as it is.
const Plate = lazy<ComponentType<PlacePlateProps>>(() =>
  import('@dira/ui/PlacePlate').then(
    ({ PlacePlate }) => ({ default: PlacePlate }),
    () => never,
  ),
)

/** A plate whose code comes after the rest of the page. */
export function LatePlate(props: PlacePlateProps) {
  return (
    <Suspense>
      <Plate {...props} />
    </Suspense>
  )
}
