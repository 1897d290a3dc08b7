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

/** The plate of a place: its neighbours at the smallest scale that has as many as are wanted, or the land where there are hardly any. Never empty. */
export function placePlate({ size, isExact, neighboursWithin, landWithin }: PlateSource): PlacePlate {
  let found: readonly PlateNeighbour[] = []
  for (const metres of PLATE_SCALES) {
    found = inFrame(neighboursWithin(metres), metres)
    const isWide = metres === PLATE_SCALES.at(-1)
    if (found.length >= size.wanted || (isWide && found.length >= FEW)) {
      return { metres, neighbours: found.length, ...foldMarks(found, metres, size.most), isExact }
    }
  }
  const few = { neighbours: found.length, same: [], others: [], isExact }
  let [land, metres] = [NOTHING, 0]
  for (metres of LAND_SCALES) {
    land = landIn(landWithin(metres), metres)
    if (land.coasts.length + land.waters.length > 0 && land.towns.length > 0) break
  }
  return { metres, ...few, land }
}

const NOTHING: PlateLand = { coasts: [], waters: [], towns: [] }

function inFrame(neighbours: readonly PlateNeighbour[], metres: number): readonly PlateNeighbour[] {
  const height = metres * PLATE_GRID.height
  return neighbours.filter(({ east, north }) => Math.abs(east) <= metres && Math.abs(north) <= height)
}
