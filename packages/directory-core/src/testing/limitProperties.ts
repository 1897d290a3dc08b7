import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isFull: boolean
  }
}

// A law is tried as often as it asks for, but in a quick run for no longer than this, in milliseconds.
// oxlint-disable-next-line typescript/no-deprecated -- A plugin would have to be given to each property.
if (!inject('isFull')) fc.configureGlobal({ interruptAfterTimeLimit: 100 })
