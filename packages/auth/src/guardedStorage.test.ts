import { describe, expect, it } from 'vitest'
import { guardedStorage, type SessionStorage } from './guardedStorage.ts'
import { memoryStorage } from './testing/memoryStorage.ts'

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('guardedStorage', () => {
  it('writes to the storage where that works', () => {
    const real = memoryStorage()
    const storage = guardedStorage(() => real)
    storage.setItem('a', '1')
    expect([real.getItem('a'), storage.getItem('a')]).toEqual(['1', '1'])
    storage.removeItem('a')
    expect([real.getItem('a'), storage.getItem('a')]).toEqual([null, null])
  })

  it.each<[string, () => SessionStorage]>([
    ['cannot be opened', refuse],
    ['refuses everything', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('keeps for the page what a storage that %s does not', (_, open) => {
    const storage = guardedStorage(open)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('never returns an older value than the last one written', () => {
    const real = memoryStorage({ a: 'old' })
    const storage = guardedStorage(() => ({ ...real, setItem: refuse }))
    storage.setItem('a', 'new')
    expect([real.getItem('a'), storage.getItem('a')]).toEqual([null, 'new'])
  })
})
