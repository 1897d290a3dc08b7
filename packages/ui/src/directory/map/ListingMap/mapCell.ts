import type { Standing } from '@dira/directory-core'
import type { MapBox } from './mapView.ts'

/** A business as the map knows it. */
export interface MapListing {
  readonly slug: string
  readonly title: string
  readonly href: string
  readonly tier: Standing
  /** Where it is in words: its town. */
  readonly place?: string
}

/** A mark of the map: so many listings close to each other, or one. */
export interface MapCell {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** How many of them give no place of their own, and stand where their town is. @default 0 */
  readonly approximate?: number
  /** Where the listings of a cluster lie: pressing it shows just that. Without it the map goes two steps nearer. */
  readonly box?: MapBox
  /** The listing, when it is one alone. */
  readonly listing?: MapListing
  /** The town of a cluster. @default the nearest that the map knows */
  readonly place?: string
}

/** Whether all listings of a cluster are at the same place, so that no zoom parts them. */
export function isSamePlace({ count, box }: MapCell): boolean {
  return count > 1 && box !== undefined && box.north - box.south < SAME && box.east - box.west < SAME
}

/** Whether of none of its listings more than the town is known: its mark is hollow. */
export function isApproximate({ count, approximate = 0 }: Pick<MapCell, 'count' | 'approximate'>): boolean {
  return approximate >= count
}

/** About ten metres, in degrees. */
const SAME = 1e-4
