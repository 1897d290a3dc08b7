import { useHydrated } from '@dira/ui'
import { useEffect, useState } from 'react'

/** How often the time is looked at, in milliseconds. */
const MINUTE = 60_000

/** The visitor's time in milliseconds since 1970, by the minute; undefined until the page has hydrated: the HTML knows no clock. */
export function useNow(): number | undefined {
  const isHydrated = useHydrated()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!isHydrated) return undefined
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [isHydrated])
  return now
}
