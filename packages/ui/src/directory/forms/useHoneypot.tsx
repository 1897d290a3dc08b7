import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './honeypot.css.ts'

/** The least time that a person needs from seeing a form to sending it, in milliseconds. */
const FASTEST_PERSON = 2000

/** The sender of a form. */
export interface Sender {
  /**
   * Whether the form was sent by a person, as far as we can tell. Ask once the fields are valid, and store nothing that a bot sent.
   * For a form that was sent very fast the answer takes a moment.
   */
  readonly isPerson: () => Promise<boolean>
  /** To be called when sending takes a moment longer, because the device has to prove first that this is no flood. */
  readonly onChallenge: () => void
}

interface Honeypot {
  /** A field that people cannot see, hear or reach. Render it inside the form. */
  readonly honeypot: ReactNode
  readonly sender: Sender
  /** Whether the device is at that proof. False again with the next attempt to send. */
  readonly isProving: boolean
}

/** Tells people from bots that fill in every field they find, without asking people for anything. */
export function useHoneypot(): Honeypot {
  const field = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  const [isProving, setProving] = useState(false)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return {
    honeypot: (
      <div aria-hidden="true" className={styles.honeypot}>
        <input ref={field} type="text" name="nickname_confirmation" tabIndex={-1} autoComplete="off" />
      </div>
    ),
    sender: {
      isPerson: async () => {
        setProving(false)
        const early = shownAt.current + FASTEST_PERSON - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        return (field.current?.value ?? '') === ''
      },
      onChallenge: () => setProving(true),
    },
    isProving,
  }
}
