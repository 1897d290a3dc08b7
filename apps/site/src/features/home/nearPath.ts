import { EMPTY_SEARCH, NEAREST, type GeoPoint } from '@dira/directory-core'
import { searchPath } from '@dira/data/site'

/** How far around 'Near me' looks, as the filter of lists does until another radius is chosen. */
const NEAR_KILOMETRES = 10

/** The list of what is near a position, the nearest first. */
export function nearPath({ lat, lng }: GeoPoint): string {
  return searchPath({ ...EMPTY_SEARCH, near: { lat, lng, within: NEAR_KILOMETRES }, sort: NEAREST })
}
