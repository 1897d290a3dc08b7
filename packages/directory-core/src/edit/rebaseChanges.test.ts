import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebaseChanges } from './rebaseChanges.ts'

describe('rebaseChanges', () => {
  it('tells what fits, what is so already and what collides', () => {
    const changes = {
      phone: { from: '1', to: '2' },
      address: { from: 'C38', to: 'C39' },
      images: { from: [], to: [{ id: 'a', url: '/a' }] },
      description: { from: null, to: 'Rooms' },
      lat: { from: -19, to: -20 },
    }
    expect(
      rebaseChanges(changes, {
        phone: '1',
        address: 'C40',
        images: [{ url: '/a', id: 'a' }],
        description: '',
        lat: -20,
      }),
    ).toEqual({ fits: ['phone', 'description'], already: ['images', 'lat'], collides: ['address'] })
  })

  it('reads no value that an object has by birth', () => {
    expect(rebaseChanges({ constructor: { from: null, to: 'x' } }, {}).fits).toEqual(['constructor'])
  })

  it('sorts each field once, into what the three values say', () => {
    const value = fc.constantFrom('a', 'b', 'c', '', null)
    const field = fc.record({ from: value, to: value, live: value })
    const empty = (written: string | null) => written || null
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('one', 'two', 'three'), field), (fields) => {
        const live = Object.fromEntries(Object.entries(fields).map(([name, given]) => [name, given.live]))
        const rebased = rebaseChanges(fields, live)
        for (const [name, { from, to, live: now }] of Object.entries(fields)) {
          const list = Object.entries(rebased).filter(([, names]) => names.includes(name))
          const expected = empty(now) === empty(to) ? 'already' : empty(now) === empty(from) ? 'fits' : 'collides'
          expect(list.map(([kind]) => kind)).toEqual([expected])
        }
      }),
    )
  })
})
