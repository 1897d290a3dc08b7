import type { ListingForm } from '@dira/data'
import { useRef, useState } from 'react'
import { readSaved, writeSaved } from '@dira/data/site'

/** An answer as it is being written. */
export interface CachedAnswer {
  readonly text: string
  /** The photographs as they shall be; undefined while they stay as they were sent. */
  readonly images?: ListingForm['images'] | undefined
}

interface Written {
  readonly token: string
  readonly answer: CachedAnswer
  readonly isKept: boolean
}

const NOTHING: CachedAnswer = { text: '' }
const keyOf = (token: string) => `dira:answer:${token}`

/** An answer, kept on this device until it is sent. */
export function useCachedAnswer(token: string) {
  const [written, setWritten] = useState<Written>()
  const latest = useRef<Written>(undefined)
  const own = written?.token === token ? written : undefined

  /** Also what was written since the page was last drawn. */
  const now = () => (latest.current?.token === token ? latest.current.answer : cachedAnswer(token))
  const set = (answer: CachedAnswer) => {
    const isEmpty = answer.text === '' && !answer.images
    latest.current = { token, answer, isKept: writeSaved(keyOf(token), isEmpty ? undefined : answer) }
    setWritten(latest.current)
  }
  return {
    answer: own?.answer ?? cachedAnswer(token),
    isKept: own?.isKept ?? true,
    now,
    write: (change: Partial<CachedAnswer>) => set({ ...now(), ...change }),
    forget: () => set(NOTHING),
  }
}

function cachedAnswer(token: string): CachedAnswer {
  const kept = readSaved(keyOf(token), (stored) => {
    // Before there were photographs it was the text alone.
    const { text, images } = (typeof stored === 'string' ? { text: stored } : stored) as CachedAnswer
    return typeof text === 'string' && (!images || Array.isArray(images)) ? { text, images } : undefined
  })
  return kept ?? NOTHING
}
