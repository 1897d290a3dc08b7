import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { button } from '../Button/Button.css.ts'
import { placeToast, type Covered, type ToastPlace } from './placeToast.ts'

const CONTROLS = `button, summary, input, select, textarea, label, [role="button"], .${button.classNames.base.trim().split(/\s+/).join('.')}`
/** How long the page has to stand still, in milliseconds. */
const REST = 120
/** The largest part of the window that counts as floating: anything larger is the page itself, or lies over all of it. */
const LARGEST = 1 / 3

/** Where a toast is on nothing that one could press: looked for as it comes, and again when the page has moved under it, unless somebody is at it. */
export function useToastPlace(region: RefObject<HTMLElement | null>, key: string | undefined, isHeld: () => boolean) {
  const [place, setPlace] = useState<ToastPlace>()
  const look = useRef(() => {})
  useLayoutEffect(() => {
    look.current = () => {
      const toast = region.current?.firstElementChild
      if (toast && region.current && !isHeld()) setPlace(freePlace(region.current, toast))
    }
    look.current()
  }, [isHeld, key, region])
  useEffect(() => {
    if (key === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => look.current(), REST)
    }
    addEventListener('resize', lookAgain)
    // Captured, as the scrolling of a part of the page does not bubble.
    document.addEventListener('scroll', lookAgain, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', lookAgain)
      document.removeEventListener('scroll', lookAgain, { capture: true })
    }
  }, [key])
  return place
}

function freePlace(region: HTMLElement, toast: Element): ToastPlace {
  const { width, height } = toast.getBoundingClientRect()
  // What lies under it is asked for, not itself.
  region.style.visibility = 'hidden'
  const place = placeToast({
    width,
    height,
    window: { width: document.documentElement.clientWidth, height: innerHeight },
    isRightToLeft: getComputedStyle(region).direction === 'rtl',
    coveredAt: (x, y) => coveredBy(document.elementFromPoint(x, y)),
  })
  region.style.visibility = ''
  return place
}

function coveredBy(element: Element | null): Covered {
  if (!element) return 'page'
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    if (floats(one)) return 'floating'
  }
  return element.closest(CONTROLS) ? 'control' : 'page'
}

function floats(element: Element): boolean {
  const { position } = getComputedStyle(element)
  if (position !== 'fixed' && position !== 'sticky') return false
  const { width, height } = element.getBoundingClientRect()
  return width * height < innerWidth * innerHeight * LARGEST
}
