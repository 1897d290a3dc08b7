import { mulberry32 } from './mulberry32.ts'

/**
 * Where a pattern gets its choices from. The order of the draws is part of the picture: one more, one less or one earlier
 * changes every cover of the family.
 */
export interface Draw {
  /** A whole number from 0 to `count` - 1. */
  below: (count: number) => number
  /** One of the options. */
  from: <T>(options: readonly T[]) => T
  /** True in this share of draws, from 0 to 1. */
  chance: (share: number) => boolean
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number
}

/** The draws that belong to a seed. */
export function createDraw(seed: number): Draw {
  const next = mulberry32(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    // The index is below the number of options, and every list of options has some.
    from: <T>(options: readonly T[]) => options[below(options.length)] as T,
    chance: (share) => next() > 1 - share,
    between: (low, high) => low + next() * (high - low),
  }
}
