import { boxOf } from '../shapes/outline.ts'
import type { Box } from '../shapes/field.ts'
import type { Point } from '../shapes/pathData.ts'
import { OUTLINES, type CountryCode } from './africa.generated.ts'
import { MAP_SIZE } from './projection.generated.ts'
import { RING_RADIUS } from './ringRadius.ts'

/** A view is so many times as wide as it is high. The frame around it may have any shape: it shows more of what lies beside. */
const VIEW_RATIO = 1.2

/** A small country stays a small one, and an island has its sea. */
const SMALLEST_HEIGHT = 160

const MARGIN = 1.16

/** A view of this height has space for the compass about a point. */
const COMPASS = 0.1

/** The part of the map that shows a whole country and the compass about a point, outside the country too. */
export function locatorView(country: CountryCode, point?: Point): Box {
  const { x, y, width, height } = OUTLINES[country].box
  const box = boxOf([
    [x, y],
    [x + width, y + height],
    ...(point ? around(point, COMPASS * Math.max(width, height)) : []),
  ])
  const viewHeight = Math.max(SMALLEST_HEIGHT, MARGIN * Math.max(box.height, box.width / VIEW_RATIO))
  const viewWidth = viewHeight * VIEW_RATIO
  return {
    x: box.x + (box.width - viewWidth) / 2,
    y: box.y + (box.height - viewHeight) / 2,
    width: viewWidth,
    height: viewHeight,
  }
}

const around = ([x, y]: Point, room: number): readonly Point[] => [
  [x - room, y - room],
  [x + room, y + room],
]

/** Whether a point lies within the ring of the map. */
export const isOnMap = ([x, y]: Point): boolean => Math.hypot(x - MAP_SIZE / 2, y - MAP_SIZE / 2) < RING_RADIUS
