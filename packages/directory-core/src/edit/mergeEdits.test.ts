import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEdits } from './mergeEdits.ts'

const opened = { name: 'Nara', phone: '1', images: [{ id: 'a' }, { id: 'b', alt: '' }] as readonly object[] }

describe('mergeEdits', () => {
  it('keeps both changes of different fields', () => {
    const merged = mergeEdits({ opened, mine: { ...opened, name: 'Mine' }, theirs: { ...opened, phone: '2' } })
    expect(merged).toEqual({
      values: { ...opened, name: 'Mine', phone: '2' },
      mine: ['name'],
      theirs: ['phone'],
      both: [],
    })
  })

  it('leaves a field that both changed to choose, with the own value, and not where they agree', () => {
    const mine = { ...opened, name: 'Same', phone: '2' }
    const merged = mergeEdits({ opened, mine, theirs: { ...opened, name: 'Same', phone: '3' } })
    expect(merged).toEqual({ values: mine, mine: [], theirs: [], both: ['phone'] })
  })

  it('joins lists by item: one described, one added, one moved or removed', () => {
    const list = (...images: object[]) => ({ ...opened, images })
    const [a, b] = opened.images as [object, object]
    const described = { id: 'b', alt: 'A terrace' }
    const itemKeys = { images: 'id' }
    const images = (mine: object[], theirs: object[]) => {
      const merged = mergeEdits({ opened, mine: list(...mine), theirs: list(...theirs), itemKeys })
      return merged.both.length > 0 ? 'to choose' : merged.values.images
    }
    expect(images([a, described], [{ id: 'new' }, a, b])).toEqual([{ id: 'new' }, a, described])
    expect(images([b, a], [a, described])).toEqual([described, a])
    expect(images([a], [a, b, { id: 'c' }])).toEqual([a, { id: 'c' }])
    expect(images([a], [a, described])).toBe('to choose')
    expect(images([a, { id: 'b', alt: 'Mine' }], [a, described])).toBe('to choose')
    // Without keys a list is one value.
    expect(mergeEdits({ opened, mine: list(a), theirs: list(b) }).both).toEqual(['images'])
  })

  it('loses no change of anybody unseen, and is the same from both sides but for what is to choose', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const three = fc.record({ one: value, two: value, three: value })
    fc.assert(
      fc.property(three, three, three, (before, mine, theirs) => {
        const merged = mergeEdits({ opened: before, mine, theirs })
        const mirrored = mergeEdits({ opened: before, mine: theirs, theirs: mine })
        expect(merged.both).toEqual(mirrored.both)
        for (const field of ['one', 'two', 'three'] as const) {
          if (merged.both.includes(field)) {
            expect(new Set([before[field], mine[field], theirs[field]]).size).toBe(3)
            continue
          }
          expect(merged.values[field]).toBe(mirrored.values[field])
          for (const side of [mine, theirs]) {
            if (side[field] !== before[field]) expect(merged.values[field]).toBe(side[field])
          }
        }
      }),
    )
  })
})
