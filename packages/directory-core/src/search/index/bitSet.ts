/** A set of doc ids, one bit each, in words of 32. */
export type BitSet = Int32Array

export function emptyBitSet(size: number): BitSet {
  return new Int32Array((size + 31) >>> 5)
}

export function hasBit(bits: BitSet, doc: number): boolean {
  return (bits[doc >>> 5]! & (1 << doc)) !== 0
}

export function addDoc(bits: BitSet, doc: number): void {
  bits[doc >>> 5]! |= 1 << doc
}

/** Adds the docs from `from` up to but not including `to`. */
export function setRange(bits: BitSet, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << from
  const tail = -1 >>> (-to & 31)
  if (first === last) {
    bits[first]! |= head & tail
    return
  }
  bits[first]! |= head
  bits.fill(-1, first + 1, last)
  bits[last]! |= tail
}

/** Removes the docs from `from` up to but not including `to`. */
export function clearRange(bits: BitSet, from: number, to: number): void {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << from
  const tail = -1 >>> (-to & 31)
  if (first === last) {
    bits[first]! &= ~(head & tail)
    return
  }
  bits[first]! &= ~head
  bits.fill(0, first + 1, last)
  bits[last]! &= ~tail
}

/** Counts the docs from `from` up to but not including `to`. */
export function countRange(bits: BitSet, from: number, to: number): number {
  if (from >= to) return 0
  const first = from >>> 5
  const last = (to - 1) >>> 5
  const head = -1 << from
  const tail = -1 >>> (-to & 31)
  if (first === last) return countOnes(bits[first]! & head & tail)
  let count = countOnes(bits[first]! & head) + countOnes(bits[last]! & tail)
  for (let at = first + 1; at < last; at += 1) {
    const word = bits[at]!
    if (word !== 0) count += countOnes(word)
  }
  return count
}

/** Counts the docs that are in both sets. */
export function countCommon(bits: BitSet, others: BitSet): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at]! & others[at]!)
  return count
}

/** Adds the docs of the other set. */
export function unionWith(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! |= others[at]!
}

/** Removes the docs that are not in the other set. */
export function intersectWith(bits: BitSet, others: BitSet): void {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= others[at]!
}

/** Writes the docs of the set into `out`, ascending. */
export function listDocs(bits: BitSet, out: Uint32Array): void {
  let end = 0
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at]!
    while (left !== 0) {
      out[end++] = (at << 5) + (31 - Math.clz32(left & -left))
      left &= left - 1
    }
  }
}

/** The number of ones in a word, by adding ever larger groups of bits. */
function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  ones = (ones + (ones >>> 4)) & 0x0f0f0f0f
  return Math.imul(ones, 0x01010101) >>> 24
}
