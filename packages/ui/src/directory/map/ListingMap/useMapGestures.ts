import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { moved, panned, zoomed, type MapSize, type Spot } from './mapView.ts'
import { ARROWS } from './steps.ts'
import type { MapCamera } from './useMapCamera.ts'

/** A press that moves no farther than this, in pixels, is a press. */
const TREMBLE = 5

/** So many pixels of a wheel are a step of zoom; a pinch on a touch pad comes in smaller ones. */
const WHEEL_STEP = 240
const PINCH_STEP = 60
const MOST_AT_ONCE = 0.6
const LINE = 16

/** How much of the map an arrow key moves it by. */
const PAN_SHARE = 0.25

/** Moves the map by pointer, fingers, wheel and double click on its surface, and by the keys that `onKeyDown` is given. */
export function useMapGestures(surface: RefObject<HTMLElement | null>, camera: MapCamera, size: MapSize | undefined) {
  const sizeNow = useRef(size)
  useEffect(() => {
    sizeNow.current = size
  }, [size])

  useEffect(() => {
    const element = surface.current
    if (!element) return
    const fingers = new Map<number, Spot>()
    let isDragged = false
    let start: Spot = { x: 0, y: 0 }

    const room = () => sizeNow.current ?? { width: 0, height: 0 }
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    const onPointerDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (event.target instanceof Element && event.target.closest('[data-drags-itself]')) return
      if (fingers.size === 0) {
        isDragged = false
        start = spotOf(event)
      }
      fingers.set(event.pointerId, spotOf(event))
    }
    const onPointerMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      const to = spotOf(event)
      if (!isDragged && fingers.size === 1 && Math.hypot(to.x - start.x, to.y - start.y) < TREMBLE) return
      if (!isDragged) {
        isDragged = true
        element.dataset['dragged'] = ''
      }
      // Only now: until then the press belongs to the mark under it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const from = [...fingers.values()]
      fingers.set(event.pointerId, to)
      camera.move(moved(camera.view(), from, [...fingers.values()], room()), 'moving')
    }
    const onPointerEnd = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      delete element.dataset['dragged']
      if (isDragged) camera.move(camera.view(), 'ended')
    }
    // What was dragged was not meant.
    const onClick = (event: MouseEvent) => {
      if (!isDragged || event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
    }
    const onWheel = (event: WheelEvent) => {
      const isPinch = event.ctrlKey || event.metaKey
      // The page scrolls on over a map that nobody has pressed.
      if (!isPinch && !element.contains(document.activeElement)) return
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      const steps = Math.max(-MOST_AT_ONCE, Math.min(MOST_AT_ONCE, -pixels / (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)))
      camera.move(zoomed(camera.view(), steps, spotOf(event), room()), 'resting')
    }
    const onDoubleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      camera.fly(zoomed(camera.view(), event.shiftKey ? -1 : 1, spotOf(event), room()))
    }

    const listeners = {
      pointerdown: onPointerDown,
      pointermove: onPointerMove,
      pointerup: onPointerEnd,
      pointercancel: onPointerEnd,
      dblclick: onDoubleClick,
    } as const
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener)
    }
    element.addEventListener('click', onClick, true)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener)
      }
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('wheel', onWheel)
    }
  }, [surface, camera])

  const zoomBy = (steps: number) => {
    if (!size) return
    camera.fly(zoomed(camera.view(), steps, { x: size.width / 2, y: size.height / 2 }, size))
  }
  const panBy = (way: Spot) => {
    if (!size) return
    const by = { x: -way.x * size.width * PAN_SHARE, y: -way.y * size.height * PAN_SHARE }
    camera.fly(panned(camera.view(), by, size))
  }
  /** Does what a key means to the map itself; whether it meant anything. */
  const pressKey = ({ key }: KeyboardEvent): boolean => {
    const way = ARROWS[key]
    if (way) panBy(way)
    else if (key === '+' || key === '=') zoomBy(1)
    else if (key === '-' || key === '_') zoomBy(-1)
    else return false
    return true
  }
  return { zoomBy, pressKey }
}
