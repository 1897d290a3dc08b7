import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { RUNS } from '../testing/arbitraries.ts'
import {
  addAll,
  clearRange,
  countRange,
  emptyBitSet,
  hasBit,
  keepOnly,
  listRows,
  setRange,
  type BitSet,
} from './bitSet.ts'

// A thousand runs of a law take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SIZE = 130
const row = fc.integer({ min: 0, max: SIZE })
const range = fc.tuple(row, row).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const steps = fc.array(fc.tuple(fc.constantFrom('set', 'clear'), range), { maxLength: 12 })

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** The same steps on bits and on a plain set of numbers. */
function carriedOut(done: Steps): { bits: BitSet; rows: Set<number> } {
  const bits = emptyBitSet(SIZE)
  const rows = new Set<number>()
  for (const [step, [from, to]] of done) {
    if (step === 'set') setRange(bits, from, to)
    else clearRange(bits, from, to)
    for (let at = from; at < to; at += 1) {
      if (step === 'set') rows.add(at)
      else rows.delete(at)
    }
  }
  return { bits, rows }
}

function listed(bits: BitSet): number[] {
  const out = new Uint32Array(SIZE)
  listRows(bits, out)
  return [...out.subarray(0, countRange(bits, 0, SIZE))]
}

describe('a bit set', () => {
  it('is a set of numbers: it counts, lists and tells what is in it', () => {
    fc.assert(
      fc.property(steps, range, (done, [from, to]) => {
        const { bits, rows } = carriedOut(done)
        expect(listed(bits)).toEqual([...rows].toSorted((a, b) => a - b))
        expect(countRange(bits, from, to)).toBe([...rows].filter((at) => at >= from && at < to).length)
        expect(hasBit(bits, from)).toBe(rows.has(from))
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
        keepOnly(both, b.bits)
        expect(listed(both)).toEqual(listed(a.bits).filter((at) => b.rows.has(at)))
        addAll(a.bits, b.bits)
        expect(new Set(listed(a.bits))).toEqual(new Set([...a.rows, ...b.rows]))
      }),
      RUNS,
    )
  })
})
