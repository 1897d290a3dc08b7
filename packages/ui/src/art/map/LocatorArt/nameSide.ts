import type { Point } from '../../shapes/pathData.ts'

/** From here on a name would run out of the view, to the one side or the other. */
const FAR = { left: 0.14, right: 0.74 }

/** So far a name reaches from its needle. */
const REACH = { across: 0.28, down: 0.09 }

/**
 * On which side of its needle the name of a place is, in shares of the view: to the right, but to the left where it would run into the
 * needle of another place or out of the view.
 */
export function nameSide([x, y]: Point, places: readonly Point[]): 'left' | 'right' {
  if (x < FAR.left) return 'right'
  if (x > FAR.right) return 'left'
  const meets = places.some(([otherX, otherY]) => {
    const isAhead = otherX > x || (otherX === x && otherY < y)
    return isAhead && otherX - x < REACH.across && Math.abs(otherY - y) < REACH.down
  })
  return meets ? 'left' : 'right'
}
