import { foldCodePoint } from '../text/foldText.ts'

/** The distinct folded terms as code units: term n is `units` from `starts[n]` up to but not including `starts[n + 1]`. */
export interface Terms {
  readonly units: Uint16Array
  readonly starts: Uint32Array
}

/**
 * Numbers the terms of names: a hash table with open addressing. The term being read is written after the known ones, and dropped
 * again if it is known, so no strings are made.
 */
export class TermHash {
  /** Whether the terms of the last name, joined by single blanks, sort as the name itself does. */
  isPlain = true

  readonly #sortsAsFolded: (codePoint: number) => boolean
  #units = new Uint16Array(1 << 12)
  #slots = new Int32Array(1 << 11)
  #starts = new Uint32Array(this.#slots.length / 2 + 2)
  #hashes = new Int32Array(this.#slots.length / 2 + 2)
  #size = 0
  /** Where the units of the known terms end and the term being read starts. */
  #end = 0

  constructor(sortsAsFolded: (codePoint: number) => boolean) {
    this.#sortsAsFolded = sortsAsFolded
  }

  get terms(): Terms {
    return { units: this.#units.slice(0, this.#end), starts: this.#starts.slice(0, this.#size + 1) }
  }

  /** Writes the numbers of a name's terms into `tokens` from `at` on, and returns where they end. */
  read(name: string, tokens: Uint32Array, at: number): number {
    this.#reserve(name.length)
    this.isPlain = true
    const units = this.#units
    let count = at
    let to = this.#end
    let hash = 0
    for (let index = 0; index < name.length; index += 1) {
      const unit = name.charCodeAt(index)
      if (unit < 128 && unit > 32) {
        const folded = FOLDED_ASCII[unit]!
        units[to++] = folded
        hash = Math.imul(hash ^ folded, HASH_FACTOR)
        continue
      }
      const codePoint = name.codePointAt(index)!
      if (codePoint > 0xffff) index += 1
      const folded = foldCodePoint(codePoint)
      if (folded !== ' ') {
        if (!this.#sortsAsFolded(codePoint)) this.isPlain = false
        for (let part = 0; part < folded.length; part += 1) {
          units[to++] = folded.charCodeAt(part)
          hash = Math.imul(hash ^ folded.charCodeAt(part), HASH_FACTOR)
        }
        continue
      }
      if (unit !== 32) this.isPlain = false
      if (to === this.#end) {
        this.isPlain = false
        continue
      }
      tokens[count++] = this.#numberOf(to, hash)
      to = this.#end
      hash = 0
    }
    // The name ends with a blank that belongs to no term.
    if (to === this.#end) this.isPlain = false
    else tokens[count++] = this.#numberOf(to, hash)
    return count
  }

  /** The number of the term being read, which ends at `to`. */
  #numberOf(to: number, hash: number): number {
    const mask = this.#slots.length - 1
    let slot = slotOf(hash) & mask
    for (let known = this.#slots[slot]!; known > 0; known = this.#slots[slot]!) {
      if (this.#hashes[known - 1] === hash && this.#isSame(known - 1, to)) return known - 1
      slot = (slot + 1) & mask
    }
    this.#hashes[this.#size] = hash
    this.#size += 1
    this.#slots[slot] = this.#size
    this.#starts[this.#size] = to
    this.#end = to
    if (this.#size * 2 > this.#slots.length) this.#grow()
    return this.#size - 1
  }

  #isSame(term: number, to: number): boolean {
    const start = this.#starts[term]!
    const length = to - this.#end
    if (this.#starts[term + 1]! - start !== length) return false
    for (let at = 0; at < length; at += 1) {
      if (this.#units[start + at] !== this.#units[this.#end + at]) return false
    }
    return true
  }

  #reserve(length: number): void {
    const needed = this.#end + length * MAX_FOLD_LENGTH
    if (needed <= this.#units.length) return
    const units = new Uint16Array(needed * 2)
    units.set(this.#units)
    this.#units = units
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2)
    const starts = new Uint32Array(slots.length / 2 + 2)
    starts.set(this.#starts)
    this.#starts = starts
    const hashes = new Int32Array(slots.length / 2 + 2)
    hashes.set(this.#hashes)
    this.#hashes = hashes
    const mask = slots.length - 1
    for (let term = 0; term < this.#size; term += 1) {
      let slot = slotOf(hashes[term]!) & mask
      while (slots[slot]! > 0) slot = (slot + 1) & mask
      slots[slot] = term + 1
    }
    this.#slots = slots
  }
}

/** The most code units that folding makes of one: ﬃ becomes three letters, 힣 three jamo. */
export const MAX_FOLD_LENGTH = 3

export const HASH_FACTOR = 0x01000193

const FOLDED_ASCII = Uint8Array.from({ length: 128 }, (_, unit) => foldCodePoint(unit).charCodeAt(0))

function slotOf(hash: number): number {
  return hash ^ (hash >>> 15)
}
