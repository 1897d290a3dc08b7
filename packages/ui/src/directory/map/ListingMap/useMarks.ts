import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { MapCell } from './mapCell.ts'
import { panned, toScreen, type MapSize, type Spot } from './mapView.ts'
import { nearestTo, nextThatWay, wayIntoSight } from './steps.ts'
import type { MapCamera } from './useMapCamera.ts'

/** How near the edge a mark may be that has the focus. */
const SIGHT_MARGIN = 48
/** So many pixels beyond the edge nothing of a mark is seen. */
const BESIDE = 36

interface Marks {
  readonly cells: readonly MapCell[]
  readonly camera: MapCamera
  readonly size: MapSize | undefined
  /** What has the focus when no mark has it. */
  readonly surface: RefObject<HTMLElement | null>
}

/** Keeps the marks where their places are on the screen, and the focus among them. */
export function useMarks({ cells, camera, size, surface }: Marks) {
  const elements = useRef(new Map<string, HTMLElement>())
  /** The mark that has the focus. */
  const focused = useRef<MapCell>(undefined)

  /** The props that register the element and the focus of a mark. */
  const register = (cell: MapCell) => ({
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(cell.id, element)
      return () => void elements.current.delete(cell.id)
    },
    onFocus: () => (focused.current = cell),
    onBlur: () => (focused.current = undefined),
  })

  const placeMarks = () => {
    if (!size) return
    for (const cell of cells) {
      const mark = elements.current.get(cell.id)
      if (!mark) continue
      const { x, y } = toScreen(cell, camera.view(), size)
      mark.style.transform = `translate(${x}px, ${y}px)`
      const isBeside = x < -BESIDE || y < -BESIDE || x > size.width + BESIDE || y > size.height + BESIDE
      // What has the focus keeps it.
      mark.style.visibility = isBeside && mark !== document.activeElement ? 'hidden' : ''
    }
  }

  /** Gives the focus to a mark, or to the map itself. */
  const focusMark = (id?: string) => {
    const mark = id === undefined ? undefined : elements.current.get(id)
    ;(mark ?? surface.current)?.focus({ preventScroll: true })
  }

  // Other cells have come, and the mark with the focus has gone: what has taken its place has it.
  useLayoutEffect(() => {
    const gone = focused.current
    if (!gone || !size || elements.current.has(gone.id)) return
    focused.current = undefined
    const spot = toScreen(gone, camera.view(), size)
    const distances = cells.map((cell) => {
      const { x, y } = toScreen(cell, camera.view(), size)
      return Math.hypot(x - spot.x, y - spot.y)
    })
    const least = Math.min(...distances)
    const heir = least < SIGHT_MARGIN ? cells[distances.indexOf(least)] : undefined
    ;((heir && elements.current.get(heir.id)) ?? surface.current)?.focus({ preventScroll: true })
  }, [camera, cells, size, surface])

  /** Goes to the next mark that way; whether there is one. */
  const step = (way: Spot): boolean => {
    if (!size) return false
    const current = cells.findIndex(({ id }) => elements.current.get(id) === document.activeElement)
    const spots = cells.map((cell) => toScreen(cell, camera.view(), size))
    const from = spots[current] ?? { x: size.width / 2, y: size.height / 2 }
    const inSight = spots.map((spot, index) =>
      index !== current && spot.x >= 0 && spot.y >= 0 && spot.x <= size.width && spot.y <= size.height
        ? spot
        : undefined,
    )
    // Into the map any key leads, to the nearest mark where none lies that way.
    const ahead = nextThatWay(from, way, inSight)
    const next = ahead === -1 && current === -1 ? nearestTo(from, inSight) : ahead
    const [cell, spot] = [cells[next], inSight[next]]
    if (!cell || !spot) return false
    focusMark(cell.id)
    const by = wayIntoSight(spot, SIGHT_MARGIN, size)
    if (by.x !== 0 || by.y !== 0) camera.fly(panned(camera.view(), by, size))
    return true
  }

  return { register, placeMarks, focusMark, step }
}
