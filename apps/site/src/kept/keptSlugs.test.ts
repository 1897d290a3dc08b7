import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptSlugs } from './keptSlugs.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as unknown as Storage // The two calls that it makes.

const events = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

describe('keptSlugs', () => {
  it('keeps each slug once, in their order, no more than it may', () => {
    const kept = keptSlugs('list', 3, () => storage)
    kept.set(['a', 'b', 'a', 'c', 'd'])
    expect(kept.current()).toEqual(['a', 'b', 'c'])
    expect(keptSlugs('list', 3, () => storage).current()).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['nothing', undefined, []],
    ['no JSON', '{', []],
    ['another value', '"a"', []],
    ['other things among the slugs', '["a", 1, null, "", "b", "a"]', ['a', 'b']],
    ['a text of a megabyte', JSON.stringify(['x'.repeat(1_000_000), 'a']), ['a']],
  ])('makes of %s what it can', (_, written, expected) => {
    if (written !== undefined) stored.set('list', written)
    expect(keptSlugs('list', 9, () => storage).current()).toEqual(expected)
  })

  it('goes on in memory where the storage throws', () => {
    const kept = keptSlugs('list', 9, () => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(kept.current()).toEqual([])
    kept.set(['a'])
    expect(kept.current()).toEqual(['a'])
  })

  it('follows another tab, and gives the same list until it changes', () => {
    const kept = keptSlugs('list', 9, () => storage)
    const heard = vi.fn()
    const stop = kept.subscribe(heard)
    expect(kept.current()).toBe(kept.current())
    stored.set('list', '["z"]')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
    expect(heard).not.toHaveBeenCalled()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(kept.current()).toEqual(['z'])
    stop()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }))
    expect(heard).toHaveBeenCalledOnce()
  })
})
