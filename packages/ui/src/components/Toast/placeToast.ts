/** Where a toast can be along a line of text: at its end, at its start, in the middle. */
export type ToastSide = 'end' | 'start' | 'middle'

export interface ToastPlace {
  readonly side: ToastSide
  /** How far its lower edge is from that of the window, in pixels. */
  readonly fromBottom: number
}

/** What a toast would lie on: nothing that matters, a control of the page, or what floats over the page itself. */
export type Covered = 'page' | 'control' | 'floating'

interface PlaceOptions {
  readonly width: number
  readonly height: number
  readonly window: { readonly width: number; readonly height: number }
  readonly isRightToLeft: boolean
  /** The kind of thing at a point of the window. */
  readonly coveredAt: (x: number, y: number) => Covered
}

/** How far a toast is from the edges of the window, in pixels. */
const TOAST_MARGIN = 16
/** How far one place is above the other, and how far apart the points are that are looked at: no control is smaller. */
const STEP = 20
const SIDES: readonly ToastSide[] = ['end', 'start', 'middle']
const COST: Readonly<Record<Covered, number>> = { page: 0, control: 1, floating: 100 }

/** The lowest place for a toast that is on nothing one could press or that floats; where there is none, the one that covers the least of that. */
export function placeToast({ width, height, window, isRightToLeft, coveredAt }: PlaceOptions): ToastPlace {
  const isAsWide = width + 2 * TOAST_MARGIN >= window.width
  const highest = Math.max(TOAST_MARGIN, window.height * 0.6 - height)
  let best: ToastPlace = { side: 'end', fromBottom: TOAST_MARGIN }
  let least = Infinity
  for (const side of isAsWide ? SIDES.slice(0, 1) : SIDES) {
    const left = leftOf(side, width, window.width, isRightToLeft)
    for (let fromBottom = TOAST_MARGIN; fromBottom <= highest; fromBottom += STEP) {
      const top = window.height - fromBottom - height
      const cost = costOf({ left, top, width, height }, coveredAt, least)
      if (cost >= least) continue
      best = { side, fromBottom }
      least = cost
      if (cost === 0) return best
    }
  }
  return best
}

function leftOf(side: ToastSide, width: number, windowWidth: number, isRightToLeft: boolean): number {
  if (side === 'middle') return (windowWidth - width) / 2
  return (side === 'end') === isRightToLeft ? TOAST_MARGIN : windowWidth - width - TOAST_MARGIN
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a box would cover; it stops counting where that is more than somewhere else. */
function costOf({ left, top, width, height }: Box, coveredAt: PlaceOptions['coveredAt'], most: number): number {
  let cost = 0
  for (const y of pointsOf(top, height)) {
    for (const x of pointsOf(left, width)) {
      cost += COST[coveredAt(x, y)]
      if (cost >= most) return cost
    }
  }
  return cost
}

/** Points of a length from its one end to the other. */
function pointsOf(from: number, length: number): readonly number[] {
  const count = Math.ceil((length - 2) / STEP) + 1
  return Array.from({ length: count }, (_, at) => from + 1 + ((length - 2) * at) / (count - 1))
}
