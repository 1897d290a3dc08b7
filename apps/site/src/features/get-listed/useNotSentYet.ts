import { useEffect, useState } from 'react'
import { loadApplicationSending } from './useSendApplication.ts'

/** How many photographs of this device's draft have not arrived yet; 0 until that is known. */
export function useNotSentYet(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const closed = new AbortController()
    const follow = async () => {
      const queue = (await loadApplicationSending())?.photographsOnTheWay
      if (!queue || closed.signal.aborted) return
      const look = () => setCount(queue.uploads().length)
      closed.signal.addEventListener('abort', queue.watch(look))
      look()
    }
    void follow()
    return () => closed.abort()
  }, [])
  return count
}
