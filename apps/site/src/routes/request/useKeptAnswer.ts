import type { ListingForm } from '@dira/data'
import { useRef, useState } from 'react'
import { readKept, writeKept } from '@dira/data/site'

/** An answer as it is being written. */
export interface KeptAnswer {
  readonly text: string
  /** The photographs as they shall be; undefined while they stay as they were sent. */
  readonly images?: ListingForm['images'] | undefined
}

interface Written {
  readonly token: string
  readonly answer: KeptAnswer
  readonly isKept: boolean
}

const NOTHING: KeptAnswer = { text: '' }
const keyOf = (token: string) => `dira:answer:${token}`

/** An answer, kept on this device until it is sent. */
export function useKeptAnswer(token: string) {
  const [written, setWritten] = useState<Written>()
  const latest = useRef<Written>(undefined)
  const own = written?.token === token ? written : undefined

  /** Also what was written since the page was last drawn. */
  const now = () => (latest.current?.token === token ? latest.current.answer : keptAnswer(token))
  const set = (answer: KeptAnswer) => {
    const isEmpty = answer.text === '' && !answer.images
    latest.current = { token, answer, isKept: writeKept(keyOf(token), isEmpty ? undefined : answer) }
    setWritten(latest.current)
  }
  return {
    answer: own?.answer ?? keptAnswer(token),
    isKept: own?.isKept ?? true,
    now,
    write: (change: Partial<KeptAnswer>) => set({ ...now(), ...change }),
    forget: () => set(NOTHING),
  }
}

function keptAnswer(token: string): KeptAnswer {
  const kept = readKept(keyOf(token), (stored) => {
    // Before there were photographs it was the text alone.
    const { text, images } = (typeof stored === 'string' ? { text: stored } : stored) as KeptAnswer
    return typeof text === 'string' && (!images || Array.isArray(images)) ? { text, images } : undefined
  })
  return kept ?? NOTHING
}
