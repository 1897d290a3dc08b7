import { foldMarks, PLATE_GRID } from './foldMarks.ts'
import { landIn, type Land, type PlateLand } from './plateLand.ts'

/** Something near the middle of a plate, in metres east and north of it. */
export interface PlateNeighbour {
  readonly east: number
  readonly north: number
  /** It is of the kind that the plate is about. */
  readonly isSame: boolean
}

/**
 * The picture of a place by what is around it. Marks are x and y by turns, on the grid of `PLATE_GRID`: to the east and to the south of the middle
 * they are greater than 0.
 */
export interface PlacePlate {
  /** How far the picture reaches to the east and to the west, in metres. */
  readonly metres: number
  /** How many neighbours are in it; of a plate of the land, in the widest plate of neighbours. */
  readonly neighbours: number
  /** The marks of the same kind, and of all others. Neighbours too near to each other share one. */
  readonly same: readonly number[]
  readonly others: readonly number[]
  /** Whether the middle is the place itself, and not only its town's. */
  readonly isExact: boolean
  /** The land, where there are hardly any neighbours. */
  readonly land?: PlateLand
}

/** The half-widths that a plate may have, in metres. */
export const PLATE_SCALES = [200, 350, 500, 700, 1000, 1400, 2000, 2800, 4000, 5600, 8000] as const
/** Those of a plate of the land. At the last every place sees a coast. */
const LAND_SCALES = [25_000, 50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000, 3_200_000] as const
/** With fewer neighbours at the largest scale, a plate shows the land. */
const FEW = 12
/** This share of the neighbours is in a picture that has fewer than are wanted: the few beyond would make it too small. */
const MOST = 0.8
/** From this half-width on, a plate of the land may have no town with a name. */
const NAMELESS = 50_000

/** How many neighbours decide the scale, and the most marks: of a large plate, of the small picture of a row, and of a town's masthead. */
export const PLATE_SIZES = {
  stage: { wanted: 150, most: 420 },
  row: { wanted: 150, most: 110 },
  town: { wanted: 500, most: 600 },
} as const satisfies Record<string, PlateSize>

/** How dense a plate is. */
export interface PlateSize {
  readonly wanted: number
  readonly most: number
}

/** What a plate is drawn from. */
export interface PlateSource extends Pick<PlacePlate, 'isExact'> {
  readonly size: PlateSize
  /** The neighbours within so many metres; those that are farther do no harm. */
  readonly neighboursWithin: (metres: number) => readonly PlateNeighbour[]
  /** The land within so many metres. */
  readonly landWithin: (metres: number) => Land
}

/**
 * The plate of a place: its neighbours at the smallest scale that has as many as are wanted. Where there are not so many around, at the smallest that has most of
 * them; where there are hardly any, the land. Never empty.
 */
export function placePlate({ size, isExact, neighboursWithin, landWithin }: PlateSource): PlacePlate {
  const widest = PLATE_SCALES.at(-1)!
  let found: readonly PlateNeighbour[] = []
  for (const metres of PLATE_SCALES) {
    found = inFrame(neighboursWithin(metres), metres)
    if (found.length >= size.wanted) return plateAt(metres, found)
  }
  if (found.length >= FEW) {
    const enough = found.length * MOST
    const metres = PLATE_SCALES.find((scale) => inFrame(found, scale).length >= enough) ?? widest
    return plateAt(metres, inFrame(found, metres))
  }
  let [land, metres] = [NOTHING, 0]
  for (metres of LAND_SCALES) {
    land = landIn(landWithin(metres), metres)
    const hasLine = land.coasts.length + land.waters.length > 0
    if (hasLine && (land.towns.length > 0 || metres >= NAMELESS)) break
  }
  return { metres, neighbours: found.length, same: [], others: [], isExact, land }

  function plateAt(scale: number, shown: readonly PlateNeighbour[]): PlacePlate {
    return { metres: scale, neighbours: shown.length, ...foldMarks(shown, scale, size.most), isExact }
  }
}

const NOTHING: PlateLand = { coasts: [], waters: [], towns: [] }

function inFrame(neighbours: readonly PlateNeighbour[], metres: number): readonly PlateNeighbour[] {
  const height = metres * PLATE_GRID.height
  return neighbours.filter(({ east, north }) => Math.abs(east) <= metres && Math.abs(north) <= height)
}
