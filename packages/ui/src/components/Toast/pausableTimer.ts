/** A timer that can be held and goes on where it was. */
export interface PausableTimer {
  run: () => void
  hold: () => void
}

/** Calls once when it has run for so many milliseconds; it starts held. */
export function pausableTimer(milliseconds: number, onEnd: () => void): PausableTimer {
  let left = milliseconds
  let startedAt = 0
  let timeout: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      if (timeout !== undefined) return
      startedAt = performance.now()
      timeout = setTimeout(onEnd, left)
    },
    hold() {
      if (timeout === undefined) return
      clearTimeout(timeout)
      timeout = undefined
      left -= performance.now() - startedAt
    },
  }
}
