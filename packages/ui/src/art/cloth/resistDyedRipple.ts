import type { Draw } from '../shapes/draw.ts'
import { FIELD } from '../shapes/field.ts'
import type { Family } from '../shapes/family.ts'
import { inTurn, upTo } from '../shapes/inTurn.ts'
import { boxOf, lozenge, rectangle, type Outline } from '../shapes/outline.ts'
import { numbers, type Point } from '../shapes/pathData.ts'
import { filled, stroked, type Painted } from '../shapes/shape.ts'

/** The corner of its tile from which a ripple spreads, and the way into the tile from there. */
interface Corner {
  readonly x: 0 | 1
  readonly y: 0 | 1
}

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const satisfies readonly Corner[]

/** How the corners lie, and which tiles are light. What an arrangement leaves open is drawn by chance. */
interface Arrangement {
  readonly corner?: (column: number, row: number) => number
  readonly isLight?: (column: number, row: number) => boolean
  readonly mayHoldLozenges: boolean
}

const circles: Arrangement = {
  corner: (column, row) => (column % 2 ? (row % 2 ? 0 : 3) : row % 2 ? 1 : 2),
  isLight: (column, row) => (column + row) % 2 === 1,
  mayHoldLozenges: false,
}
const waves: Arrangement = { corner: (column, row) => column + row, mayHoldLozenges: true }
const free: Arrangement = { mayHoldLozenges: true }
const rows: Arrangement = {
  corner: (column, row) => (column % 2 ? (row % 2 ? 2 : 3) : row % 2 ? 1 : 0),
  isLight: (_column, row) => row % 2 === 1,
  mayHoldLozenges: false,
}

/** Rings run this far past the edge of their tile, so that no seam shows at any size. */
const OVERRUN = 1

/** A ring's radius and width, in tiles: three rings, the outer two each with a finer companion inside. */
const RINGS = [
  [0.9725, 0.055],
  [0.5725, 0.055],
  [0.1725, 0.055],
  [0.85, 0.1],
  [0.45, 0.1],
] as const

interface Tile {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isLight: boolean
  readonly corner: Corner
  readonly isLozenge: boolean
}

/** Resist-dyed ripple, after adire: quarter circles that spread from the corners of light and dark tiles. */
export const resistDyedRipple: Family = (draw, [ground, figure, second, third, line]) => {
  const size = draw.from([100, 134, 150])
  const tiles = layTiles(draw, size, draw.from([circles, waves, free, rows]))
  const ripples = tiles.filter(({ isLozenge }) => !isLozenge)
  const light = ripples.filter(({ isLight }) => isLight)
  const dark = ripples.filter(({ isLight }) => !isLight)

  return [
    ...tiles.filter(({ isLight }) => isLight).map(({ x, y }) => filled(second, rectangle(x, y, size, size))),
    ...tiles
      .filter(({ isLozenge }) => isLozenge)
      .flatMap((tile) => nestedLozenge(tile, tile.isLight ? [second, line] : [ground, figure])),
    ...RINGS.flatMap(([radius, width]) => [
      ...dark.map((tile) => stroked(figure, size * width, quarterRing(tile, size * radius))),
      ...light.map((tile) => stroked(line, size * width, quarterRing(tile, size * radius))),
    ]),
    ...ripples.map((tile) => filled(third, quarterDisc(tile, size * 0.1))),
  ]
}

function layTiles(draw: Draw, size: number, { corner, isLight, mayHoldLozenges }: Arrangement): readonly Tile[] {
  return upTo(Math.ceil(FIELD.width / size)).flatMap((column) =>
    upTo(Math.ceil(FIELD.height / size)).map((row) => ({
      x: column * size,
      y: row * size,
      size,
      isLight: isLight?.(column, row) ?? draw.chance(0.38),
      corner: corner ? inTurn(CORNERS, corner(column, row)) : draw.from(CORNERS),
      isLozenge: mayHoldLozenges && draw.chance(0.16),
    })),
  )
}

function nestedLozenge({ x, y, size }: Tile, [ground, figure]: readonly [string, string]): readonly Painted[] {
  return [4, 3, 2, 1].map((step) =>
    filled(step % 2 ? ground : figure, lozenge(x + size / 2, y + size / 2, size * 0.12 * step, size * 0.12 * step)),
  )
}

/** The middle of a tile's circles, and in which direction the tile lies from there. */
function spread({ x, y, size, corner }: Tile) {
  return {
    middle: [x + corner.x * size, y + corner.y * size] as const,
    right: corner.x ? -1 : 1,
    down: corner.y ? -1 : 1,
    sweep: corner.x === corner.y ? 1 : 0,
  }
}

function quarterRing(tile: Tile, radius: number): Outline {
  const { middle, right, down, sweep } = spread(tile)
  const [x, y] = middle
  const start: Point = [x + right * radius, y - down * OVERRUN]
  const end: Point = [x - right * OVERRUN, y + down * radius]
  const arc = `a${numbers([radius, radius])} 0 0${sweep} ${numbers([-right * radius, down * radius])}`
  return {
    data: `M${numbers(start)}v${numbers([down * OVERRUN])}${arc}h${numbers([-right * OVERRUN])}`,
    box: boxOf([start, end]),
  }
}

function quarterDisc(tile: Tile, radius: number): Outline {
  const { middle, right, down, sweep } = spread(tile)
  const [x, y] = middle
  const start: Point = [x - right * OVERRUN, y - down * OVERRUN]
  const round = numbers([radius, radius])
  const [across, along] = [numbers([right * (radius + OVERRUN)]), numbers([down * (radius + OVERRUN)])]
  const [shortAcross, shortAlong] = [numbers([right * OVERRUN]), numbers([down * OVERRUN])]
  // Both ways round are clockwise, so that quarters that overlap leave no hole.
  const edge = sweep
    ? `h${across}v${shortAlong}a${round} 0 01${numbers([-right * radius, down * radius])}h${numbers([-right * OVERRUN])}`
    : `v${along}h${shortAcross}a${round} 0 01${numbers([right * radius, -down * radius])}v${numbers([-down * OVERRUN])}`
  return {
    data: `M${numbers(start)}${edge}z`,
    box: boxOf([start, [x + right * radius, y + down * radius]]),
  }
}
