import { useHydrated } from '@dira/ui'
import { useEffect, useState } from 'react'
import { askServerTime, serverTime } from '@dira/data/site'

/** How often the time is read, in milliseconds. */
const MINUTE = 60_000

/**
 * The server's time in milliseconds since 1970, updated every `step` milliseconds; undefined until the server has said it, since the HTML depends on
 * no clock, and the one of the device may be hours off.
 */
export function useNow(step = MINUTE): number | undefined {
  const isHydrated = useHydrated()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!isHydrated) return undefined
    let isWanted = true
    const look = () =>
      void askServerTime().then(
        () => isWanted && setNow(serverTime()),
        // Asked again with the next step.
        () => undefined,
      )
    look()
    const timer = setInterval(look, step)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [isHydrated, step])
  return now
}
