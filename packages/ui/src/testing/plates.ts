import {
  placePlate,
  PLATE_SIZES,
  type Land,
  type PlacePlate,
  type PlateNeighbour,
  type PlateSize,
} from '@dira/directory-core'

/** A coast in the north-west, a river, a lake and some towns. */
const LAND: Land = {
  coasts: [[-60_000, -20_000, -34_000, -4000, -30_000, 9000, -12_000, 22_000, -8000, 60_000]],
  waters: [
    [-32_000, 6000, -14_000, 2000, 4000, -9000, 26_000, -7000, 60_000, -20_000],
    [14_000, 8000, 19_000, 11_000, 24_000, 9000, 21_000, 5000, 15_000, 5000, 14_000, 8000],
  ],
  towns: [
    { name: 'Grand-Lahou', east: -24_000, north: 6000 },
    { name: 'Tiassalé', east: 31_000, north: -9000 },
    { name: 'أبو سمبل', east: 9000, north: 17_000 },
  ],
}

/** Businesses along the streets of a town, so many metres apart; every eleventh is of the same kind. */
function alongStreets(count: number, apart: number): PlateNeighbour[] {
  return Array.from({ length: count }, (_, at) => {
    const street = (at % 7) - 3
    const along = (Math.floor(at / 7) - count / 14) * apart + Math.sin(at * 12.9) * apart * 0.4
    const [east, north] =
      at % 2 === 0 ? [along, street * apart * 9 + along * 0.3] : [street * apart * 8 - along * 0.3, along]
    return { east, north, isSame: at % 11 === 0 }
  })
}

function plateOf(
  neighbours: readonly PlateNeighbour[],
  isExact: boolean,
  size: PlateSize = PLATE_SIZES.stage,
): PlacePlate {
  return placePlate({ size, isExact, neighboursWithin: () => neighbours, landWithin: () => LAND })
}

/** Plates of places that differ in what is around them. */
export const samplePlates = {
  street: plateOf(alongStreets(500, 9), true),
  market: plateOf(alongStreets(3000, 1.4), true),
  village: plateOf(alongStreets(30, 220), true),
  lodge: plateOf([], true),
  town: plateOf(alongStreets(900, 14), false, PLATE_SIZES.town),
} as const
