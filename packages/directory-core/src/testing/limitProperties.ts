import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean
  }
}

/** How long a run by day begins new cases of a law, in milliseconds. */
const LIMIT = 100

// A law is tried as often as it asks for, but by day no new case begins after the limit. One that runs is waited for, and the first
// runs always: on a slow machine a law is tried less often, and never fails for it.
if (!inject('isNightly')) {
  fc.installGlobalPlugin((index) => {
    // Each test file installs it once more; one is enough.
    if (index > 0) return {}
    const end = performance.now() + LIMIT
    let hasBegun = false
    return {
      decorateRun: (run) => (value) => {
        if (hasBegun && performance.now() > end) return new fc.PreconditionFailure(true)
        hasBegun = true
        return run(value)
      },
    }
  })
}
