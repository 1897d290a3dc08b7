import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { PEEK } from './peek.ts'

/** How far the sheet covers the map, from least to most. */
const STOPS = ['peek', 'half', 'full'] as const
export type SheetStop = (typeof STOPS)[number]

/** So far a finger trembles on a press. */
const TREMBLE = 6

/** The sheet over a map: a press or the arrow keys on its handle step it, a drag leaves it at the nearest stop. */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  const [stop, setStop] = useState<SheetStop>('peek')
  const drag = useRef<{ readonly y: number; readonly height: number; isDrag: boolean } | undefined>(undefined)

  const roomOf = (element: HTMLElement) => element.parentElement?.clientHeight ?? 0
  const step = (by: number) => setStop((before) => STOPS[Math.min(Math.max(STOPS.indexOf(before) + by, 0), 2)]!)

  const handle = {
    onClick: () => {
      // The end of a drag is no press.
      if (drag.current?.isDrag) drag.current = undefined
      else setStop((before) => STOPS[(STOPS.indexOf(before) + 1) % STOPS.length]!)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      step(by)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!sheet.current || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { y: event.clientY, height: sheet.current.offsetHeight, isDrag: false }
    },
    onPointerMove: ({ clientY, buttons }: PointerEvent) => {
      if (!drag.current || !sheet.current || buttons === 0) return
      const by = drag.current.y - clientY
      if (!drag.current.isDrag && Math.abs(by) < TREMBLE) return
      drag.current.isDrag = true
      const height = Math.min(Math.max(drag.current.height + by, PEEK), roomOf(sheet.current))
      sheet.current.style.blockSize = `${height}px`
      sheet.current.dataset['dragged'] = ''
    },
    onPointerUp: () => settle(),
    onPointerCancel: () => settle(),
  }

  /** To the nearest stop. */
  const settle = () => {
    const element = sheet.current
    if (!element || !drag.current?.isDrag) return
    const room = roomOf(element)
    const heights = [PEEK, room / 2, room]
    const distances = heights.map((height) => Math.abs(height - element.offsetHeight))
    setStop(STOPS[distances.indexOf(Math.min(...distances))]!)
    element.style.blockSize = ''
    delete element.dataset['dragged']
  }

  return { stop, sheetRef: sheet, handle }
}
