import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './robotTrap.css.ts'

/** How long a person takes at least from seeing a form to sending it, in milliseconds. */
const FASTEST_PERSON = 2000

/** Who sends a form. */
export interface Sender {
  /**
   * Whether it is a person, as far as can be told: ask when all else is in order, and store nothing that is not. A person who was as fast
   * as a program waits a moment for the answer.
   */
  readonly isPerson: () => Promise<boolean>
}

interface RobotTrap {
  /** A field that nobody sees, hears or reaches, to put into the form. */
  readonly trap: ReactNode
  readonly sender: Sender
}

/** Tells programs that fill in every field they find from people, without asking people for anything. */
export function useRobotTrap(): RobotTrap {
  const field = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return {
    trap: (
      <div aria-hidden="true" className={styles.trap}>
        <input ref={field} type="text" name="nickname_confirmation" tabIndex={-1} autoComplete="off" />
      </div>
    ),
    sender: {
      isPerson: async () => {
        const early = shownAt.current + FASTEST_PERSON - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        return (field.current?.value ?? '') === ''
      },
    },
  }
}
