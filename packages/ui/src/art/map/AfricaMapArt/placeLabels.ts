import type { Box } from '../../shapes/field.ts'
import type { Point } from '../../shapes/pathData.ts'
import { OUTLINES, type CountryCode } from '../africa.generated.ts'
import { MAP_SIZE } from '../projection.generated.ts'
import { RING_RADIUS } from '../ringRadius.ts'
import { countryRows, landRows, ROW, type Span } from './countryRows.ts'
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
const LONGEST_LINE = 800

/** Between labels, and between them and the ring. */
const GAP = 24

/** How much of the box of a label its letters take. */
const LETTERS = { across: 0.95, down: 0.75 }

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
  const isFree = (box: Box, line?: Line, gap = GAP) =>
    !boxes.some((other) => overlap(box, other, gap) || (line && crosses(line, grown(other, gap)))) &&
    !lines.some((other) => crosses(other, grown(box, gap)) || (line && meet(line, other)))
  const take = ({ code }: LabelledCountry, place: LabelPlace, box: Box) => {
    placed.set(code, place)
    boxes.push(box)
    if ('end' in place) lines.push([place.dot, place.end])
  }

  const ranked = countries.toSorted((a, b) => b.count - a.count)
  for (const country of ranked) {
    const set = places[country.code]
    const setBox = set && labelBox(country, set, size)
    if (set && setBox && isFree(setBox, 'end' in set ? [set.dot, set.end] : undefined, 0)) take(country, set, setBox)
    else {
      const isFreeOfAll = (box: Box) => isFree(box) && !marks.some((mark) => overlap(box, mark, GAP))
      const place = placeInside(country, size, isFreeOfAll)
      if (place) take(country, place, labelBox(country, place, size))
    }
  }
  for (const country of ranked) {
    if (placed.has(country.code)) continue
    const place = placeAtSea(country, size, isFree)
    if (place) take(country, place, labelBox(country, place, size))
  }
  return placed
}

/** The place in a country that is nearest to its middle, if its name has space in it. */
function placeInside(country: LabelledCountry, size: LabelSize, isFree: (box: Box) => boolean): LabelPlace | undefined {
  const { box, centre } = OUTLINES[country.code]
  const label = labelBox(country, { at: [0, 0] }, size)
  // The box is rather large: what the letters themselves take has to be within the borders.
  const [width, height] = [label.width * LETTERS.across, label.height * LETTERS.down]
  if (width > box.width || height > box.height) return undefined
  const rows = countryRows(country.code)
  let nearest: { at: Point; distance: number } | undefined
  for (let top = box.y; top + height <= box.y + box.height; top += ROW) {
    for (const [from, to] of common(rowsUnder(top, height).map((row) => rows.get(row) ?? []))) {
      if (to - from < width) continue
      const x = Math.min(Math.max(centre[0], from + width / 2), to - width / 2)
      const at: Point = [x, top + height / 2 - label.height / 2 - label.y]
      const distance = Math.hypot(x - centre[0], top + height / 2 - centre[1])
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
  isFree: (box: Box, line: Line) => boolean,
): LabelPlace | undefined {
  const dot = OUTLINES[country.code].centre
  const near = pointsAtSea()
    .map((end) => ({ end, distance: Math.hypot(end[0] - dot[0], end[1] - dot[1]) }))
    .filter(({ distance }) => distance < LONGEST_LINE)
    .toSorted((a, b) => a.distance - b.distance)
  for (const { end } of near) {
    for (const side of end[0] < dot[0] ? (['left', 'right'] as const) : (['right', 'left'] as const)) {
      const place: LabelPlace = { dot, end, side }
      const box = labelBox(country, place, size)
      if (isInRing(box) && isFree(box, [dot, end]) && isSea(box)) return place
    }
  }
  return undefined
}

let seaPoints: Point[] | undefined

/** Points at sea, in a grid. */
function pointsAtSea(): readonly Point[] {
  if (seaPoints) return seaPoints
  seaPoints = []
  for (let y = MIDDLE - RING_RADIUS; y < MIDDLE + RING_RADIUS; y += 3 * ROW) {
    for (let x = MIDDLE - RING_RADIUS; x < MIDDLE + RING_RADIUS; x += 3 * ROW) {
      const isWithin = Math.hypot(x - MIDDLE, y - MIDDLE) < RING_RADIUS
      if (isWithin && isSea({ x, y, width: 0, height: 0 })) seaPoints.push([x, y])
    }
  }
  return seaPoints
}

function isSea({ x, y, width, height }: Box): boolean {
  const land = landRows()
  return rowsUnder(y, height).every((row) => (land.get(row) ?? []).every(([from, to]) => to < x || from > x + width))
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

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const overlap = (a: Box, b: Box, gap: number) =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap

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
