import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddress } from '../shared/address.ts'
import { leftHere } from './leftEntry.ts'
import { arrive, leaveStage } from './movingPicture.ts'

/** Lets the picture of a listing grow from its card into the stage of its page, and back again. */
export function useMovingPicture(): void {
  const { pathname, action } = useAddress()
  const shown = useRef(pathname)
  useEffect(() => {
    const leave = () => {
      const main = document.getElementById('main')
      if (main) leaveStage(shown.current, main)
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  // Before the browser takes its picture of the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (main) arrive(pathname, main, action === 'POP' ? leftHere()?.href : undefined)
  }, [action, pathname])
}
