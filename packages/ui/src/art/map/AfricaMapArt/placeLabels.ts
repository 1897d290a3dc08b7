import type { Box } from '../../cloth/field.ts'
import type { Point } from '../../cloth/pathData.ts'
import { MAP_SIZE, OUTLINES, type CountryCode } from '../africa.generated.ts'
import { RING_RADIUS } from '../CompassRing/index.ts'
import { countryRows, ROW, type Span } from './countryRows.ts'
import { labelBox, type LabelSize } from './labelBox.ts'
import type { LabelPlace, LabelPlaces } from './labelPlaces.ts'

interface LabelledCountry {
  readonly code: CountryCode
  readonly name: string
  readonly count: number
}

interface LabelsInput {
  readonly countries: readonly LabelledCountry[]
  /** Where needles stick. */
  readonly needles: readonly Point[]
  readonly size: LabelSize
  /** Places that were set by eye, taken where they are free. */
  readonly places: LabelPlaces
}

type Line = readonly [from: Point, to: Point]

/** A line out to sea is no longer, in the units of the map. */
const LONGEST_LINE = 1100

/** Between labels, and between them and the ring. */
const GAP = 24

/** How far a needle reaches from its middle. */
const NEEDLE = 60

const MIDDLE = MAP_SIZE / 2

/**
 * Where the names of countries are so that none covers another: those with most listings first, each at the place set by eye, else in its
 * country, else at the end of a line out to sea. What finds no place has none, and is found by its shape and in the list beside the map.
 */
export function placeLabels({ countries, needles, size, places }: LabelsInput): ReadonlyMap<CountryCode, LabelPlace> {
  const placed = new Map<CountryCode, LabelPlace>()
  const boxes: Box[] = []
  const lines: Line[] = []
  const marks = needles.map(([x, y]) => ({ x: x - NEEDLE, y: y - NEEDLE, width: 2 * NEEDLE, height: 2 * NEEDLE }))
  const isFree = (box: Box, line?: Line) =>
    !boxes.some((other) => overlap(box, other) || (line && crosses(line, other))) &&
    !lines.some((other) => crosses(other, box) || (line && meet(line, other)))
  const take = ({ code }: LabelledCountry, place: LabelPlace, box: Box) => {
    placed.set(code, place)
    boxes.push(box)
    if ('end' in place) lines.push([place.dot, place.end])
  }

  const ranked = countries.toSorted((a, b) => b.count - a.count)
  for (const country of ranked) {
    const set = places[country.code]
    const setBox = set && labelBox(country, set, size)
    if (set && setBox && isFree(setBox, 'end' in set ? [set.dot, set.end] : undefined)) take(country, set, setBox)
    else {
      const isFreeOfAll = (box: Box) => isFree(box) && !marks.some((mark) => overlap(box, mark))
      const place = placeInside(country, size, isFreeOfAll)
      if (place) take(country, place, labelBox(country, place, size))
    }
  }
  const sea = seaPoints(countries.length === placed.size)
  for (const country of ranked) {
    if (placed.has(country.code)) continue
    const place = placeAtSea(country, size, sea, isFree)
    if (place) take(country, place, labelBox(country, place, size))
  }
  return placed
}

/** The place in a country that is nearest to its middle, if its name has space in it. */
function placeInside(country: LabelledCountry, size: LabelSize, isFree: (box: Box) => boolean): LabelPlace | undefined {
  const { box, centre } = OUTLINES[country.code]
  const label = labelBox(country, { at: [0, 0] }, size)
  if (label.width > box.width || label.height > box.height) return undefined
  const rows = countryRows(country.code)
  let nearest: { at: Point; distance: number } | undefined
  for (let top = box.y; top + label.height <= box.y + box.height; top += ROW) {
    for (const [from, to] of common(rowsUnder(top, label.height).map((row) => rows.get(row) ?? []))) {
      if (to - from < label.width) continue
      const x = Math.min(Math.max(centre[0], from + label.width / 2), to - label.width / 2)
      const at: Point = [x, top - label.y]
      const distance = Math.hypot(x - centre[0], top + label.height / 2 - centre[1])
      if (nearest && distance >= nearest.distance) continue
      if (isFree(labelBox(country, { at }, size))) nearest = { at, distance }
    }
  }
  return nearest && { at: nearest.at }
}

/** The nearest place at sea to which a line may lead. */
function placeAtSea(
  country: LabelledCountry,
  size: LabelSize,
  sea: readonly Point[],
  isFree: (box: Box, line: Line) => boolean,
): LabelPlace | undefined {
  const dot = OUTLINES[country.code].centre
  const near = sea
    .map((end) => ({ end, distance: Math.hypot(end[0] - dot[0], end[1] - dot[1]) }))
    .filter(({ distance }) => distance < LONGEST_LINE)
    .toSorted((a, b) => a.distance - b.distance)
  for (const { end } of near) {
    const place: LabelPlace = { dot, end, side: end[0] < dot[0] ? 'left' : 'right' }
    const box = labelBox(country, place, size)
    if (isInRing(box) && isFree(box, [dot, end]) && isSea(box)) return place
  }
  return undefined
}

/** Points at sea, in a grid. */
function seaPoints(isNoneNeeded: boolean): Point[] {
  const points: Point[] = []
  if (isNoneNeeded) return points
  for (let y = MIDDLE - RING_RADIUS; y < MIDDLE + RING_RADIUS; y += 2 * ROW) {
    for (let x = MIDDLE - RING_RADIUS; x < MIDDLE + RING_RADIUS; x += 2 * ROW) {
      if (Math.hypot(x - MIDDLE, y - MIDDLE) < RING_RADIUS && isSea({ x, y, width: 0, height: 0 })) points.push([x, y])
    }
  }
  return points
}

const CODES = Object.keys(OUTLINES) as CountryCode[]

function isSea({ x, y, width, height }: Box): boolean {
  return CODES.every((code) => {
    const { box } = OUTLINES[code]
    if (!overlap({ x, y, width, height }, box)) return true
    const rows = countryRows(code)
    return rowsUnder(y, height).every((row) => (rows.get(row) ?? []).every(([from, to]) => to < x || from > x + width))
  })
}

function rowsUnder(top: number, height: number): number[] {
  const first = Math.floor(top / ROW)
  return Array.from({ length: Math.ceil((top + height) / ROW) - first + 1 }, (_, index) => first + index)
}

/** What several rows have in common. */
function common(rows: readonly (readonly Span[])[]): readonly Span[] {
  return rows.reduce((shared, spans) =>
    shared.flatMap(([from, to]) =>
      spans.flatMap(([otherFrom, otherTo]): Span[] => {
        const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)]
        return start < end ? [[start, end]] : []
      }),
    ),
  )
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP

const isInRing = ({ x, y, width, height }: Box) =>
  [x, x + width].every((side) =>
    [y, y + height].every((end) => Math.hypot(side - MIDDLE, end - MIDDLE) < RING_RADIUS - 2 * GAP),
  )

function crosses(line: Line, { x, y, width, height }: Box): boolean {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const isWithin = ([px, py]: Point) => px > x && px < x + width && py > y && py < y + height
  return (
    line.some(isWithin) || corners.some((corner, index) => meet(line, [corner, corners[(index + 1) % 4] ?? corner]))
  )
}

/** Whether two lines cross. */
function meet([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
