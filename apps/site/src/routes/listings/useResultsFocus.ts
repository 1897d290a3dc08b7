import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * The region of the results: it has the focus when the link that changed them has gone with them, and comes into sight with it
 * when another page of them was asked for.
 */
export function useResultsFocus(page: number) {
  const results = useRef<HTMLElement>(null)
  const kind = useNavigationType()
  const { key } = useLocation()
  const shown = useRef({ key, page })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, page }
    if (before.key === key || kind !== 'PUSH') return
    if (before.page !== page) {
      results.current?.focus({ preventScroll: true })
      results.current?.scrollIntoView({ block: 'start' })
    } else if (document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  }, [key, kind, page])
  return results
}
