import { EMPTY_SEARCH, NEAREST, type GeoPoint } from '@dira/directory-core'
import { searchPath } from '@dira/data/site'
import { USUAL_RADIUS } from '@dira/ui'

/** The list of what is near a position, the nearest first, within the radius of lists. */
export function nearPath({ lat, lng }: GeoPoint): string {
  return searchPath({ ...EMPTY_SEARCH, near: { lat, lng, within: USUAL_RADIUS }, sort: NEAREST })
}
