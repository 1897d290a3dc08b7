import { useEffect, useRef } from 'react'
import { useAddress } from '../../shared/address.ts'

/**
 * The region of the results: it has the focus when the link that changed them has gone with them, and comes into sight with it
 * when another page of them was asked for. `isComing` says that they are not there yet.
 */
export function useResultsFocus(page: number, isComing: boolean) {
  const results = useRef<HTMLElement>(null)
  const { key, action } = useAddress()
  const shown = useRef({ key, page })
  useEffect(() => {
    const before = shown.current
    if (isComing) return
    shown.current = { key, page }
    if (before.key === key || action !== 'PUSH') return
    if (before.page !== page) {
      results.current?.focus({ preventScroll: true })
      results.current?.scrollIntoView({ block: 'start' })
    } else if (document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  }, [action, isComing, key, page])
  return results
}
