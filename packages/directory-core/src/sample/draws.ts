/** Numbers that look random and are the same on every run: the sample directory must not change from one build to the next. */
export interface Draws {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** The pattern with a digit for each `#`. */
  readonly digits: (pattern: string) => string
  /** A number between the two, to four decimals. */
  readonly around: (centre: number, spread: number) => number
}

/** Draws that depend on nothing but the seed. Draw in a fixed order: each draw moves all that follow. */
export function drawsFrom(seed: string): Draws {
  const next = mulberry32(fnv1a(seed))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from: the list is empty.')
      return item
    },
    digits: (pattern) => pattern.replaceAll('#', () => String(below(10))),
    around: (centre, spread) => Math.round((centre + (next() * 2 - 1) * spread) * 10_000) / 10_000,
  }
}

/** The 32-bit FNV-1a hash of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** Pseudo-random numbers from 0 up to, but not including, 1: the same ones for the same seed, with a period of 2³². */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
