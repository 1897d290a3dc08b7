import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** How long a row that should scroll may stand still, in milliseconds. */
const STANDSTILL = 400

interface SlidesOptions {
  count: number
  index: number | undefined
  defaultIndex?: number | undefined
  onIndexChange: (index: number) => void
}

/**
 * Which of the slides in a scrolling row is in sight. Chosen by a control or a key, the row scrolls to it; scrolled by a finger or a
 * wheel, the row tells it.
 */
export function useSlides({ count, index, defaultIndex = 0, onIndexChange }: SlidesOptions) {
  const [ownIndex, setOwnIndex] = useState(defaultIndex)
  const current = Math.max(0, Math.min(index ?? ownIndex, count - 1))
  const ref = useRef<HTMLDivElement>(null)
  // Where the row scrolls to by itself: what it passes on the way was chosen by nobody.
  const destination = useRef<number>(undefined)
  const standstill = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The slide that a finger or a wheel brought into sight: the row scrolls there already.
  const reported = useRef<number>(undefined)
  const isPlaced = useRef(false)

  const show = (next: number) => {
    if (next === current || next < 0 || next >= count) return
    setOwnIndex(next)
    onIndexChange(next)
  }

  useLayoutEffect(() => {
    const row = ref.current
    if (!row) return
    const seen = slideInSight(row)
    const isFirst = !isPlaced.current
    // Keep the position of a visitor who scrolled before hydration.
    if (isFirst && seen !== current && row.scrollLeft !== 0) return show(seen)
    isPlaced.current = true
    const isUnderWay = reported.current === current
    reported.current = undefined
    if (isUnderWay || hasArrived(row, current)) return takeOver()
    destination.current = current
    watch()
    row.scrollTo({ left: current * strideOf(row), behavior: isFirst ? 'instant' : 'auto' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Another function is no reason to scroll.
  }, [current])

  const takeOver = () => {
    destination.current = undefined
    clearTimeout(standstill.current)
  }

  // A way that was cut short before its first step brings no `scrollend`.
  const watch = () => {
    clearTimeout(standstill.current)
    standstill.current = setTimeout(arrive, STANDSTILL)
  }

  // A scroll that was cut short, as by another size of the window, is brought to its end.
  const arrive = () => {
    const row = ref.current
    const wanted = destination.current
    takeOver()
    if (row && wanted !== undefined) row.scrollTo({ left: wanted * strideOf(row), behavior: 'instant' })
  }

  useEffect(() => () => clearTimeout(standstill.current), [])

  // After a change of its width, the row would have to snap to its slide by itself, which browsers do not always do.
  const keepInSight = useEffectEvent(() => {
    const row = ref.current
    if (!row || destination.current !== undefined || hasArrived(row, current)) return
    destination.current = current
    arrive()
  })
  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    let width = row.clientWidth
    const observer = new ResizeObserver(() => {
      // An observer is also told of the size that there is.
      if (row.clientWidth !== width) keepInSight()
      width = row.clientWidth
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const row = ref.current
    if (!row) return
    if (destination.current !== undefined) {
      if (hasArrived(row, destination.current)) takeOver()
      else watch()
      return
    }
    reported.current = slideInSight(row)
    show(reported.current)
  }

  return { current, show, row: { ref, onScroll, onScrollEnd: arrive, onPointerDown: takeOver, onWheel: takeOver } }
}

function hasArrived(row: Element, slide: number): boolean {
  return Math.abs(row.scrollLeft - slide * strideOf(row)) < 1
}

function slideInSight(row: Element): number {
  const stride = strideOf(row)
  return stride === 0 ? 0 : Math.round(row.scrollLeft / stride)
}

/** From the start of one slide to the start of the next: less than nothing where the text runs from right to left, as is `scrollLeft`. */
function strideOf(row: Element): number {
  const [first, second] = row.children
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
}
