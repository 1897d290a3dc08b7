import { docsWithin } from './index/geoPoints.ts'
import { metresTo } from './index/metres.ts'
import { nearestDocs } from './index/nearestDocs.ts'
import { mapCells } from './mapCells.ts'
import { nearPoint } from './nearPoint.ts'
import { docsInBox } from './townPoints.ts'

/**
 * The part of a directory that knows where listings are: give it to `createDirectory` as `geo`. It is apart because it is two kilobytes that a
 * list without a map or distances needs not load.
 */
export const GEO_SEARCH = { docsInBox, docsWithin, mapCells, metresTo, nearestDocs, nearPoint } as const
/** What `GEO_SEARCH` is. */
export type GeoSearch = typeof GEO_SEARCH
