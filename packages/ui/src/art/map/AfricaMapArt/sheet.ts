import type { Point } from '../../shapes/pathData.ts'
import { MAP_SIZE } from '../projection.generated.ts'
import { RING_RADIUS } from '../ringRadius.ts'

// Half of the ring's line lies outside it.
const HALF = RING_RADIUS + 20
const START = MAP_SIZE / 2 - HALF

/** How many of the map's units the sheet is wide and high. */
export const SHEET_SIZE = 2 * HALF

/** What the map shows of its units. */
export const VIEW_BOX = `${START} ${START} ${SHEET_SIZE} ${SHEET_SIZE}`

/** A point of the map in hundredths of the sheet that it fills: for what keeps its size in pixels however large the map is. */
export const onSheet = ([x, y]: Point): readonly [x: string, y: string] => [share(x), share(y)]

const share = (coordinate: number) => `${(((coordinate - START) / SHEET_SIZE) * 100).toFixed(2)}%`
