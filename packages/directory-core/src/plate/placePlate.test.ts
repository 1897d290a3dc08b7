import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATE_GRID } from './foldMarks.ts'
import {
  placePlate,
  PLATE_SCALES,
  PLATE_SIZES,
  type PlacePlate,
  type PlateNeighbour,
  type PlateSize,
} from './placePlate.ts'
import type { Land } from './plateLand.ts'

/** A coast to the west and a river to the south-east, with a town at its mouth and another far inland. */
const LAND: Land = {
  coasts: [[-9000, -90_000, -12_000, 0, -9000, 90_000, -40_000, 200_000]],
  waters: [[5000, 0, 90_000, -60_000]],
  towns: [
    { name: 'Swakopmund', east: -8000, north: -10_000 },
    { name: 'Usakos', east: 120_000, north: 40_000 },
  ],
}

interface Drawn {
  readonly size?: PlateSize
  readonly land?: Land
}

function plateOf(
  neighbours: readonly PlateNeighbour[],
  { size = PLATE_SIZES.stage, land = LAND }: Drawn = {},
): PlacePlate {
  return placePlate({ size, isExact: true, neighboursWithin: () => neighbours, landWithin: () => land })
}

const distance = fc.oneof(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -12_000, max: 12_000 }))
const neighbour = fc.record({ east: distance, north: distance, isSame: fc.boolean() })
const neighbours = fc.oneof(fc.array(neighbour), fc.array(neighbour, { minLength: 200, maxLength: 1500 }))
const size = fc.constantFrom(...Object.values(PLATE_SIZES))

/** The marks of a plate as pairs. */
const pairs = (marks: readonly number[]) =>
  marks.flatMap((x, at) => (at % 2 === 0 ? [[x, marks[at + 1] ?? Number.NaN] as const] : []))
const isInFrame = (east: number, north: number, metres: number) =>
  Math.abs(east) <= metres && Math.abs(north) <= metres * PLATE_GRID.height
const countIn = (all: readonly PlateNeighbour[], metres: number) =>
  all.filter(({ east, north }) => isInFrame(east, north, metres)).length

describe('a plate of any neighbours', () => {
  it('has the smallest scale at which as many as are wanted are in the picture, or four of five of those around', () => {
    fc.assert(
      fc.property(neighbours, size, (all, ofSize) => {
        const plate = plateOf(all, { size: ofSize })
        const enough = PLATE_SCALES.find((metres) => countIn(all, metres) >= ofSize.wanted)
        if (enough !== undefined) expect(plate.metres).toBe(enough)
        else if (!plate.land) {
          const most = countIn(all, 8000) * 0.8
          expect(plate.metres).toBe(PLATE_SCALES.find((metres) => countIn(all, metres) >= most))
        }
        expect(plate.neighbours).toBe(countIn(all, Math.min(plate.metres, 8000)))
      }),
    )
  })

  it('has whole marks in the frame, of each cell one and never more than it may', () => {
    fc.assert(
      fc.property(neighbours, size, (all, ofSize) => {
        const { same, others } = plateOf(all, { size: ofSize })
        const marks = [...pairs(same), ...pairs(others)]
        expect(marks.length).toBeLessThanOrEqual(ofSize.most)
        expect(new Set(marks.map(String)).size).toBe(marks.length)
        for (const [x, y] of marks) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
          expect(Math.abs(x)).toBeLessThanOrEqual(PLATE_GRID.columns)
          expect(Math.abs(y)).toBeLessThanOrEqual(PLATE_GRID.rows)
        }
      }),
    )
  })

  it('is never empty: with fewer than twelve neighbours it has the land', () => {
    fc.assert(
      fc.property(neighbours, (all) => {
        const { land, same, others } = plateOf(all)
        expect(land !== undefined).toBe(countIn(all, 8000) < 12)
        expect(same.length + others.length + (land ? land.coasts.length + land.waters.length : 0)).toBeGreaterThan(0)
      }),
    )
  })

  it('is the same for the same neighbours in any order', () => {
    fc.assert(
      fc.property(neighbours, (all) => {
        expect(plateOf(all.toReversed())).toEqual(plateOf(all))
      }),
    )
  })

  it('is mirrored for mirrored neighbours, both ways', () => {
    const sorted = (marks: readonly (readonly number[])[]) => marks.map(String).toSorted()
    fc.assert(
      fc.property(neighbours, fc.constantFrom([-1, 1], [1, -1], [-1, -1]), (all, [across = 1, along = 1]) => {
        const plate = plateOf(all)
        const mirrored = plateOf(
          all.map(({ east, north, isSame }) => ({ east: east * across, north: north * along, isSame })),
        )
        for (const kind of ['same', 'others'] as const) {
          // Never -0.
          const turned = pairs(plate[kind]).map(([x, y]) => [x * across + 0, y * along + 0])
          expect(sorted(pairs(mirrored[kind]))).toEqual(sorted(turned))
        }
      }),
    )
  })

  it('comes out of JSON as it went in', () => {
    fc.assert(
      fc.property(neighbours, (all) => {
        expect(JSON.parse(JSON.stringify(plateOf(all)))).toEqual(plateOf(all))
      }),
    )
  })
})

it('puts a mark where its neighbour is, the light one on top where two share a cell', () => {
  const around = Array.from({ length: 150 }, () => ({ east: 200, north: 150, isSame: false }))
  const { metres, same, others } = plateOf([...around, { east: 100, north: -75, isSame: true }])
  expect({ metres, same, others }).toEqual({ metres: 200, same: [64, 30], others: [128, -60] })
  expect(plateOf([...around, { east: 200, north: 150, isSame: true }])).toMatchObject({ same: [128, -60], others: [] })
})

describe('a plate of the land', () => {
  it('shows it at the smallest scale with a line and a town', () => {
    const { metres, land } = plateOf([])
    expect(metres).toBe(25_000)
    expect(land?.towns).toEqual([{ name: 'Swakopmund', x: -40, y: 51 }])
  })

  it('goes on to larger ones where there is neither', () => {
    const far: Land = { coasts: [[-900_000, -1e6, -900_000, 1e6]], waters: [], towns: [] }
    expect(plateOf([], { land: far })).toMatchObject({ metres: 1_600_000, land: { coasts: [[-72, 80, -72, -80]] } })
  })

  it('has at most so many points, all in the frame', () => {
    const coordinate = fc.integer({ min: -60_000, max: 60_000 })
    fc.assert(
      fc.property(fc.array(fc.array(coordinate, { minLength: 4, maxLength: 900 }), { minLength: 1 }), (lines) => {
        const { land } = plateOf([], { land: { ...LAND, coasts: lines } })
        const drawn = [...(land?.coasts ?? []), ...(land?.waters ?? [])].flatMap(pairs)
        expect(drawn.length).toBeLessThanOrEqual(420)
        for (const [x, y] of drawn) {
          expect(Math.abs(x)).toBeLessThanOrEqual(128)
          expect(Math.abs(y)).toBeLessThanOrEqual(96)
        }
      }),
    )
  })

  it('names towns that leave each other room', () => {
    const towns = Array.from({ length: 40 }, (_, at) => ({ name: `Town ${at}`, east: at * 600 - 12_000, north: 9000 }))
    const named = plateOf([], { land: { ...LAND, towns } }).land?.towns ?? []
    expect(named.map(({ name }) => name)).toEqual(['Town 0', 'Town 36'])
  })

  it('names no town whose name would lie over the needle', () => {
    const towns = [
      { name: 'Beside it', east: 9000, north: 500 },
      { name: 'Above it', east: 9000, north: 9000 },
    ]
    const named = plateOf([], { land: { ...LAND, towns } }).land?.towns ?? []
    expect(named.map(({ name }) => name)).toEqual(['Above it'])
  })
})
