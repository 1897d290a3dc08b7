import type { MapSize, Spot } from './mapView.ts'

/** A part of the screen in pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a label stands in relation to its spot. */
export type LabelSide = 'right' | 'left' | 'below' | 'above' | 'middle'

/** A name that wants a place on the map. */
export interface LabelWish {
  readonly spot: Spot
  readonly width: number
  readonly height: number
  /** The sides that it may stand on, the best one first. */
  readonly sides: readonly LabelSide[]
  /** How far it stays from its spot, beside it, and above and below (@default the same). */
  readonly gap: number
  readonly gapDown?: number
  /** Half the width of what is drawn at the spot itself. @default nothing is */
  readonly dot?: number
}

/** Sets in between, so that two names never read as one. */
const SPACE = 4

/**
 * Finds a place for names, the most important first: each takes its first side where it is whole and meets neither what is there already
 * nor a name before it. The side of each, or undefined for those that are left out.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly Rectangle[],
  { width, height }: MapSize,
): readonly (LabelSide | undefined)[] {
  const all = [...taken]
  return wishes.map((wish) => {
    const dot = dotBox(wish)
    if (dot && all.some((other) => meets(dot, other))) return undefined
    const side = wish.sides.find((one) => {
      const box = labelBox(wish, one)
      const isWhole = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
      return isWhole && !all.some((other) => meets(box, other))
    })
    if (side) all.push(labelBox(wish, side), ...(dot ? [dot] : []))
    return side
  })
}

/** What a label covers on a side of its spot. */
export function labelBox({ spot, width, height, gap, gapDown = gap }: LabelWish, side: LabelSide): Rectangle {
  const left = side === 'right' ? spot.x + gap : side === 'left' ? spot.x - gap - width : spot.x - width / 2
  const top = side === 'below' ? spot.y + gapDown : side === 'above' ? spot.y - gapDown - height : spot.y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

function dotBox({ spot: { x, y }, dot }: LabelWish): Rectangle | undefined {
  return dot === undefined ? undefined : { left: x - dot, top: y - dot, right: x + dot, bottom: y + dot }
}

function meets(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right + SPACE &&
    other.left < one.right + SPACE &&
    one.top < other.bottom + SPACE &&
    other.top < one.bottom + SPACE
  )
}
