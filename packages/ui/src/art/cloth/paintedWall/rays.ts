import { FIELD } from '../../shapes/field.ts'
import { fromNearerEnd, upTo } from '../../shapes/inTurn.ts'
import type { Point } from '../../shapes/pathData.ts'
import type { Painted } from '../../shapes/shape.ts'
import { nestedGable } from './gable.ts'
import { surface, type Wall } from './wall.ts'

/** Rays that rise from the middle of the plinth over a stepped arch. */
export function rays(wall: Wall): readonly Painted[] {
  const count = 9 + 2 * wall.variant
  const beams = upTo(count).map((index) => {
    const turn = fromNearerEnd(index, count)
    return surface(wall, turn % 2 ? wall.light : wall.colour(turn >> 1), beam(wall, index / count, (index + 1) / count))
  })
  const arch = { centre: MIDDLE, width: FIELD.width / 2, height: wall.height * 0.62, turn: 1 }
  return [...beams, ...nestedGable(wall, { ...arch, rings: wall.rings, steps: wall.steps })]
}

const MIDDLE = FIELD.width / 2

/** A beam between two angles, given as shares of the half turn from left to right, as far as the edge of the wall. */
function beam({ top, base, height }: Wall, from: number, to: number): readonly Point[] {
  const edge = (share: number): Point => {
    const angle = Math.PI * (1 + share)
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const length = Math.min(MIDDLE / Math.abs(across || 1e-9), height / Math.abs(down || 1e-9))
    return [MIDDLE + across * length, base + down * length]
  }
  const [first, last] = [edge(from), edge(to)]
  const isAtTop = ([, y]: Point) => Math.abs(y - top) < 0.5
  // A beam into a corner of the wall has that corner between its two ends.
  const corner: readonly Point[] = isAtTop(first) === isAtTop(last) ? [] : [[isAtTop(last) ? 0 : FIELD.width, top]]
  return [[MIDDLE, base], first, ...corner, last]
}
