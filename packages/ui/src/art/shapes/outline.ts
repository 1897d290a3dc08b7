import { upTo } from './inTurn.ts'
import type { Box } from './field.ts'
import { curveData, lineData, numbers, type Point } from './pathData.ts'

/** The data of a path and the box that holds it. Data begins with an absolute move, so that outlines can be strung together. */
export interface Outline {
  readonly data: string
  readonly box: Box
}

/** The box that holds some points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A closed outline of straight edges. It always runs clockwise, so that two of one colour that overlap leave no hole. */
export function polygon(points: readonly Point[]): Outline {
  const doubleArea = points.reduce((sum, [x, y], index) => {
    // The point after the last is the first.
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return { data: lineData(doubleArea < 0 ? points.toReversed() : points, 'closed'), box: boxOf(points) }
}

/** Straight lines from point to point. */
export const polyline = (points: readonly Point[]): Outline => ({
  data: lineData(points, 'open'),
  box: boxOf(points),
})

export const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** The upright lozenge, the cell of every pattern. */
export const lozenge = (x: number, y: number, halfWidth: number, halfHeight: number): Outline =>
  polygon([
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ])

export const circle = (x: number, y: number, radius: number): Outline => {
  const across = numbers([2 * radius, 0])
  const arc = `a${numbers([radius, radius])} 0 1 1`
  return {
    data: `M${numbers([x - radius, y])}${arc} ${across}${arc}${numbers([-2 * radius, 0])}z`,
    box: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
  }
}

/** A point that a round-ended stroke makes a dot as large as it is wide. */
export const dot = (point: Point): Outline => ({ data: `M${numbers(point)}h0`, box: boxOf([point]) })

/** Places at equal angles on a circle. `turn` shifts them by a share of the angle between two. */
export function aroundCircle([x, y]: Point, radius: number, count: number, turn = 0): readonly Point[] {
  return upTo(count).map((index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

export interface PetalsOptions {
  readonly centre: Point
  readonly count: number
  /** Where a petal begins and ends, from the centre. */
  readonly inner: number
  readonly outer: number
  /** How far its sides bend outwards. */
  readonly bend: number
}

/** Petals in a ring, pointed at both ends. */
export function petals({ centre: [x, y], count, inner, outer, bend }: PetalsOptions): readonly Outline[] {
  const middle = (inner + outer) / 2
  return upTo(count).map((index) => {
    const angle = (index / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const turned = (along: number, aside: number): Point => [
      x + along * cos - aside * sin,
      y + along * sin + aside * cos,
    ]
    const [root, tip] = [turned(inner, 0), turned(outer, 0)]
    const [left, right] = [turned(middle, -bend), turned(middle, bend)]
    const data = curveData(root, [
      [left, tip],
      [right, root],
    ])
    return { data, box: boxOf([root, left, tip, right]) }
  })
}
