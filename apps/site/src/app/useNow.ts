import { useHydrated } from '@dira/ui'
import { useEffect, useState } from 'react'

/** How often the time is read, in milliseconds. */
const MINUTE = 60_000

/** The visitor's time in milliseconds since 1970, updated every minute; undefined until hydration, because the HTML depends on no clock. */
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
