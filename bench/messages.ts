import type { EngineName } from './engines.ts'

/** What the process of an engine is told: one message at a time, each answered by one. */
export type Order =
  | { readonly kind: 'build'; readonly engine: EngineName; readonly size: number }
  | { readonly kind: 'round' }

export type Report =
  | {
      readonly kind: 'built'
      /** Thousandths of a second, for the first build, as a visitor's device does it. */
      readonly milliseconds: number
      /** Bytes that the engine holds beside the listings. */
      readonly bytes: number
    }
  | {
      readonly kind: 'round'
      /** For each query. */
      readonly milliseconds: readonly number[]
      /** For each query a text for what was answered; in the first round only. */
      readonly digests: readonly string[]
    }
