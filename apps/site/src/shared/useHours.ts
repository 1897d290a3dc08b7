import { useEffect, useState } from 'react'
import type * as Hours from './hours.ts'

/** The code that reads hours, fetched once there are some to read; undefined until then. Without it a page says nothing of them. */
export function useHours(isNeeded: boolean): typeof Hours | undefined {
  const [hours, setHours] = useState<typeof Hours>()
  useEffect(() => {
    if (!isNeeded) return
    void import('./hours.ts').then(setHours, () => undefined)
  }, [isNeeded])
  return hours
}
