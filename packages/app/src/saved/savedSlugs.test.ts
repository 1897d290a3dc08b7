import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { savedSlugs } from './savedSlugs.ts'

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

describe('savedSlugs', () => {
  it('keeps each slug once, in their order, no more than it may', () => {
    const saved = savedSlugs('list', 3, () => storage)
    saved.set(['a', 'b', 'a', 'c', 'd'])
    expect(saved.current()).toEqual(['a', 'b', 'c'])
    expect(savedSlugs('list', 3, () => storage).current()).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['nothing', undefined, []],
    ['no JSON', '{', []],
    ['another value', '"a"', []],
    ['other things among the slugs', '["a", 1, null, "", "b", "a"]', ['a', 'b']],
    ['a text of a megabyte', JSON.stringify(['x'.repeat(1_000_000), 'a']), ['a']],
  ])('makes of %s what it can', (_, written, expected) => {
    if (written !== undefined) stored.set('list', written)
    expect(savedSlugs('list', 9, () => storage).current()).toEqual(expected)
  })

  it('goes on in memory where the storage throws', () => {
    const saved = savedSlugs('list', 9, () => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(saved.current()).toEqual([])
    saved.set(['a'])
    expect(saved.current()).toEqual(['a'])
  })

  it('follows another tab, and gives the same list until it changes', () => {
    const saved = savedSlugs('list', 9, () => storage)
    const onChange = vi.fn()
    const stop = saved.subscribe(onChange)
    expect(saved.current()).toBe(saved.current())
    stored.set('list', '["z"]')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
    expect(onChange).not.toHaveBeenCalled()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }))
    expect(onChange).toHaveBeenCalledOnce()
    expect(saved.current()).toEqual(['z'])
    stop()
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'list' }))
    expect(onChange).toHaveBeenCalledOnce()
  })
})
