import { upTo } from '../../shapes/inTurn.ts'
import type { Point } from '../../shapes/pathData.ts'

/** A lozenge whose edges are stairs. */
export function steppedLozenge(x: number, y: number, halfWidth: number, halfHeight: number, steps: number) {
  const upperRight = upTo(steps).flatMap((step): Point[] => {
    const rise = -halfHeight * (1 - step / steps)
    return [
      [halfWidth * (step / steps), rise],
      [halfWidth * ((step + 1) / steps), rise],
    ]
  })
  const right = [...upperRight, ...upperRight.toReversed().map(([across, down]): Point => [across, -down])]
  const whole = [...right, ...right.toReversed().map(([across, down]): Point => [-across, down])]
  return whole.map(([across, down]): Point => [x + across, y + down])
}
