import { formatNear, type Near } from '@dira/directory-core'
import type { ExactPosition, ListingDistance } from '@dira/ui'
import { useSyncExternalStore } from 'react'

/** How far something is from the visitor, worked out of how far it is from the rounded position. */
export type FinerDistance = (distance: ListingDistance, from: Near) => ListingDistance

interface Known {
  /** What addresses and servers know of the position. */
  readonly rounded: string
  readonly finer: FinerDistance
}

/** In the memory of this page alone: it is not stored, not sent, and gone with the tab. */
let known: Known | undefined
const listeners = new Set<() => void>()

/** Keeps the exact position for this visit. */
export function keepPosition(position: ExactPosition): void {
  void import('./finerDistance.ts').then(
    ({ finerDistanceFrom }) => {
      known = { rounded: formatNear(position), finer: finerDistanceFrom(position) }
      for (const listener of listeners) listener()
    },
    // Without the code that measures, distances stay rough.
    () => undefined,
  )
}

/** Measures from the exact position where a list is near to it; undefined where it is near to anything else, or the position is not known. */
export function useFinerDistance(near: Near | undefined): FinerDistance | undefined {
  const current = useSyncExternalStore(subscribe, look, unknown)
  return near && current && formatNear(near) === current.rounded ? current.finer : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const look = () => known
const unknown = () => undefined
