import type { Draw } from '../../shapes/draw.ts'
import { FIELD, type Box } from '../../shapes/field.ts'
import type { Family } from '../../shapes/family.ts'
import { inTurn, upTo } from '../../shapes/inTurn.ts'
import { rectangle } from '../../shapes/outline.ts'
import { filled, type Painted } from '../../shapes/shape.ts'
import { MOTIFS } from './motifs.ts'

/** How much of the motif blocks stays plain warp, for rest. */
const REST = 0.14

/**
 * Strip weave, after strip cloth: narrow strips sewn side by side, each a change of plain warp and blocks of weft, every other strip shifted by
 * one block.
 */
export const stripWeave: Family = (draw, [ground, figure, second, third, line, light]) => {
  const count = draw.from([4, 5, 6])
  const width = FIELD.width / count
  const height = width * draw.from([0.75, 1, 0.66])
  const motifs = shuffled(MOTIFS, draw)
  const warps = [
    draw.from([
      [ground, line, ground, figure, ground],
      [figure, light, figure, line, figure],
      [ground, second, light, second, ground],
    ]),
    draw.from([
      [line, ground, line, ground, line],
      [second, ground, second, light, second],
    ]),
  ]
  const threads = [
    { ground: line, figure: ground, accent: second === line ? third : second },
    { ground, figure: line, accent: figure },
  ]

  const strip = (index: number): readonly Painted[] => {
    const isShifted = index % 2 === 1
    const x = index * width
    const top = isShifted ? -height : 0
    const blocks = upTo(Math.ceil((FIELD.height - top) / height)).flatMap((row) => {
      const block: Box = { x, y: top + row * height, width, height }
      if (row % 2 === 0 || draw.chance(REST)) return plainWarp(block, inTurn(warps, index))
      // The first strips hold one motif, the shifted ones two by turns.
      const motif = inTurn(motifs, isShifted ? 1 + (Math.floor(row / 2) % 2) : 0)
      const colours = inTurn(threads, index)
      return [
        filled(colours.ground, rectangle(x, block.y, width + SEAM, height + SEAM)),
        ...motif(block, colours),
        filled(light, rectangle(x, block.y, width, PICK)),
        filled(light, rectangle(x, block.y + height - PICK, width, PICK)),
      ]
    })
    return [...blocks, filled(line, rectangle(x - 1, 0, 2, FIELD.height))]
  }
  return upTo(count).flatMap(strip)
}

/** Neighbours overlap by this much, so that no hairline shows between them. */
const SEAM = 0.3

/** The light threads that close a block above and below. */
const PICK = 2.4

function plainWarp({ x, y, width, height }: Box, colours: readonly string[]): readonly Painted[] {
  const stripe = width / colours.length
  return colours.map((colour, index) =>
    filled(colour, rectangle(x + index * stripe, y - SEAM, stripe + SEAM, height + 3 * SEAM)),
  )
}

/** The options in an order drawn by Fisher and Yates's rule: sorting by chance would differ from engine to engine. */
function shuffled<T>(options: readonly T[], draw: Draw): readonly T[] {
  const order = [...options]
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw.below(last + 1)
    // Both are indexes of the list.
    ;[order[last], order[other]] = [order[other] as T, order[last] as T]
  }
  return order
}
