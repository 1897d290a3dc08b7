import { useEffect, useRef, useState } from 'react'
import { isSameView, tidyView, viewBetween, type MapSize, type MapView } from './mapView.ts'

/** How long the map flies, in milliseconds, as the token of slow motion has it. */
const FLIGHT = 420

/** A wheel has come to rest when it has not turned for so long. */
const REST = 180

/** Whether the map is moving or has come to rest. */
export type MapPhase = 'moving' | 'ended'

export interface MapCamera {
  /** The view at this moment, during a move too. */
  readonly view: () => MapView
  /** Shows a view at once; the move ends with `ended`, or when nothing has followed for a moment. */
  readonly move: (view: MapView, phase: MapPhase | 'resting') => void
  /** Goes there in one smooth move, or at once for those who asked for less movement. */
  readonly fly: (view: MapView) => void
}

/** Where the map is. It follows the view that its parent gives, and tells of every move of its own. */
export function useMapCamera(
  view: MapView,
  size: MapSize | undefined,
  onMove: (view: MapView, phase: MapPhase) => void,
): MapCamera {
  // It starts where its parent says.
  const [{ camera, listen, stop }] = useState(() => createCamera(view))
  useEffect(() => listen(onMove))
  useEffect(() => stop, [stop])

  const { lat, lng, zoom } = view
  const sizeNow = useRef(size)
  useEffect(() => {
    sizeNow.current = size
  }, [size])
  useEffect(() => {
    const wanted = tidyView({ lat, lng, zoom })
    if (!isSameView(wanted, camera.view(), sizeNow.current ?? { width: 0, height: 0 })) camera.fly(wanted)
  }, [camera, lat, lng, zoom])
  return camera
}

type OnMove = (view: MapView, phase: MapPhase) => void

function createCamera(start: MapView): { camera: MapCamera; listen: (onMove: OnMove) => void; stop: () => void } {
  let view = tidyView(start)
  let onMove: OnMove = () => {}
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
  }
  const show = (next: MapView, phase: MapPhase) => {
    view = next
    onMove(view, phase)
  }
  const camera: MapCamera = {
    view: () => view,
    move: (next, phase) => {
      stop()
      show(next, phase === 'ended' ? 'ended' : 'moving')
      if (phase === 'resting') rest = setTimeout(() => show(view, 'ended'), REST)
    },
    fly: (wanted) => {
      stop()
      const to = tidyView(wanted)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to, 'ended')
      const from = view
      const begin = performance.now()
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - begin) / FLIGHT)
        // It leaves and arrives gently.
        show(viewBetween(from, to, part * part * (3 - 2 * part)), part === 1 ? 'ended' : 'moving')
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
  }
  const listen = (next: OnMove) => {
    onMove = next
  }
  return { camera, listen, stop }
}
