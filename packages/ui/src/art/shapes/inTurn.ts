/** One of the options after the other, from the first again after the last. */
export function inTurn<T>(options: readonly T[], turn: number): T {
  // The remainder is an index of the list, and no list of options is empty.
  return options[((turn % options.length) + options.length) % options.length] as T
}

/** How far an item of a row is from the nearer end: equal for the two that mirror each other. */
export const fromNearerEnd = (index: number, count: number) => Math.min(index, count - 1 - index)

/** The first whole numbers, from 0. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
