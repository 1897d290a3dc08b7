import type { Timer } from '../auth.ts'

/** A timer that a test advances. */
export interface HandTimer {
  readonly timer: Timer
  readonly advance: (milliseconds: number) => void
}

export function handTimer(): HandTimer {
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>()
  let now = 0
  return {
    timer: (callback, milliseconds) => {
      const entry = { at: now + milliseconds, callback }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    advance: (milliseconds) => {
      now += milliseconds
      const due = [...waiting].filter(({ at }) => at <= now)
      for (const entry of due) if (waiting.delete(entry)) entry.callback()
    },
  }
}
