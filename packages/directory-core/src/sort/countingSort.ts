/** Items in the order of their keys, and for each key where its items start; after the last key where they end. */
export interface Sorted {
  readonly items: Uint32Array
  readonly starts: Uint32Array
}

/**
 * Sorts numbers by small integer keys. The sort is stable, so sorting by the least important key first and the most important last
 * sorts by all of them (a radix sort).
 */
export function countingSort(items: Uint32Array, keyOf: Uint32Array, keyCount: number): Sorted {
  const starts = new Uint32Array(keyCount + 1)
  for (let at = 0; at < items.length; at += 1) starts[keyOf[items[at]!]! + 1]! += 1
  for (let key = 1; key <= keyCount; key += 1) starts[key]! += starts[key - 1]!
  const next = starts.slice()
  const sorted = new Uint32Array(items.length)
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!
    sorted[next[keyOf[item]!]!++] = item
  }
  return { items: sorted, starts }
}

/** The numbers from 0 up to but not including `count`. */
export function numbersTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) numbers[at] = at
  return numbers
}
