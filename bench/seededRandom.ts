/** Numbers from 0 up to and without 1 that are the same on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices; the first ones come up most often the higher the skew (1: all alike). */
export function pick<Choice>(random: () => number, choices: readonly Choice[], skew = 1): Choice {
  return choices[Math.floor(random() ** skew * choices.length)]!
}
