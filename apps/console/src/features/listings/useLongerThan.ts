import { useEffect, useState } from 'react'

/** Whether something has gone on for longer than so many milliseconds. */
export function useLongerThan(milliseconds: number, isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setLong(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [milliseconds, isGoingOn])
  return isLong
}
