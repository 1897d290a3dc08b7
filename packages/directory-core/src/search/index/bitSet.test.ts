import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RUNS } from '../testing/arbitraries.ts'
import {
  unionWith,
  clearRange,
  countRange,
  emptyBitSet,
  hasBit,
  intersectWith,
  listDocs,
  setRange,
  type BitSet,
} from './bitSet.ts'

const SIZE = 130
const doc = fc.integer({ min: 0, max: SIZE })
const range = fc.tuple(doc, doc).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const steps = fc.array(fc.tuple(fc.constantFrom('set', 'clear'), range), { maxLength: 12 })

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** The same steps on bits and on a plain set of numbers. */
function carriedOut(done: Steps): { bits: BitSet; docs: Set<number> } {
  const bits = emptyBitSet(SIZE)
  const docs = new Set<number>()
  for (const [step, [from, to]] of done) {
    if (step === 'set') setRange(bits, from, to)
    else clearRange(bits, from, to)
    for (let at = from; at < to; at += 1) {
      if (step === 'set') docs.add(at)
      else docs.delete(at)
    }
  }
  return { bits, docs }
}

function listed(bits: BitSet): number[] {
  const out = new Uint32Array(SIZE)
  listDocs(bits, out)
  return [...out.subarray(0, countRange(bits, 0, SIZE))]
}

describe('a bit set', () => {
  it('is a set of numbers: it counts, lists and tells what is in it', () => {
    fc.assert(
      fc.property(steps, range, (done, [from, to]) => {
        const { bits, docs } = carriedOut(done)
        expect(listed(bits)).toEqual([...docs].toSorted((a, b) => a - b))
        expect(countRange(bits, from, to)).toBe([...docs].filter((at) => at >= from && at < to).length)
        expect(hasBit(bits, from)).toBe(docs.has(from))
      }),
      RUNS,
    )
  })

  it('joins and intersects with another', () => {
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const a = carriedOut(one)
        const b = carriedOut(other)
        const both = a.bits.slice()
        intersectWith(both, b.bits)
        expect(listed(both)).toEqual(listed(a.bits).filter((at) => b.docs.has(at)))
        unionWith(a.bits, b.bits)
        expect(new Set(listed(a.bits))).toEqual(new Set([...a.docs, ...b.docs]))
      }),
      RUNS,
    )
  })
})
