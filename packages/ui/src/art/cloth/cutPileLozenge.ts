import { FIELD } from '../shapes/field.ts'
import type { Family } from '../shapes/family.ts'
import { upTo } from '../shapes/inTurn.ts'
import { lozenge, polygon, polyline } from '../shapes/outline.ts'
import { filled, stroked, type Painted } from '../shapes/shape.ts'

/**
 * Cut-pile lozenge, after Kuba raffia: a lattice of lozenges with four kinds of cell. A rule of row and column says which comes where, and
 * from the fifth row on it may shift by one, like a beat displaced.
 */
export const cutPileLozenge: Family = (draw, [ground, figure, second, third, line]) => {
  const width = draw.from([133.333, 160, 200])
  const height = width * draw.from([0.75, 0.9, 0.6])
  const [rowStep, columnStep] = draw.from([
    [3, 5],
    [2, 1],
    [1, 2],
    [2, 3],
  ] as const)
  const start = draw.below(4)
  const isDisplaced = draw.below(3) > 0

  const [rx, ry] = [width / 2, height / 2]
  const rows = upTo(Math.floor((FIELD.height + height) / ry) + 1)
  const columns = upTo(Math.floor((FIELD.width + width) / width) + 1)
  const cells = rows.flatMap((row) =>
    columns.map((column) => ({
      x: column * width + (row % 2 ? rx : 0),
      y: row * ry,
      kind: (row * rowStep + column * columnStep + start + (row > 3 && isDisplaced ? 1 : 0)) % 4,
    })),
  )

  const kinds: readonly ((x: number, y: number) => readonly Painted[])[] = [
    function nested(x, y) {
      return [
        filled(figure, lozenge(x, y, rx, ry)),
        filled(ground, lozenge(x, y, rx * 0.72, ry * 0.72)),
        filled(figure, lozenge(x, y, rx * 0.48, ry * 0.48)),
        filled(third, lozenge(x, y, rx * 0.2, ry * 0.2)),
      ]
    },
    function concentricLines(x, y) {
      const rings = [0.84, 0.6, 0.36].map((size) => stroked(third, rx * 0.06, lozenge(x, y, rx * size, ry * size)))
      return [filled(second, lozenge(x, y, rx, ry)), ...rings]
    },
    function bars(x, y) {
      return upTo(5).map((bar) => {
        const middle = -1 + (2 * bar + 1) / 5
        const half = rx * (1 - Math.abs(middle))
        const [top, foot] = [y + middle * ry - ry * 0.1, y + middle * ry + ry * 0.084]
        return filled(
          figure,
          polygon([
            [x - half, top],
            [x + half, top],
            [x + half, foot],
            [x - half, foot],
          ]),
        )
      })
    },
    function split(x, y) {
      return [
        filled(third, lozenge(x, y, rx, ry)),
        filled(
          figure,
          polygon([
            [x, y - ry],
            [x + rx, y],
            [x, y],
          ]),
        ),
        filled(
          figure,
          polygon([
            [x, y + ry],
            [x - rx, y],
            [x, y],
          ]),
        ),
        filled(second, lozenge(x, y, rx * 0.34, ry * 0.34)),
      ]
    },
  ]

  return [
    ...cells.flatMap(({ x, y, kind }) => kinds[kind]?.(x, y) ?? []),
    ...grid(width, height).map((outline) => stroked(line, width * 0.045, outline)),
  ]
}

/** The lines of the lattice, each drawn once from edge to edge of the field. */
function grid(width: number, height: number) {
  const { width: right, height: foot } = FIELD
  const climb = (height / width) * right
  const crossings = upTo(Math.ceil((foot + climb) / height)).map((step) => (step + 0.5) * height)
  const shift = Math.ceil(climb / height) * height
  return [
    ...crossings.map((start) =>
      polyline([
        [0, start],
        [right, start - climb],
      ]),
    ),
    ...crossings.map((start) =>
      polyline([
        [0, start - shift],
        [right, start - shift + climb],
      ]),
    ),
  ]
}
