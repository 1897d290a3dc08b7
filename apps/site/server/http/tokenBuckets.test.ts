import { describe, expect, it } from 'vitest'
import { createTokenBuckets } from './tokenBuckets.ts'

describe('createTokenBuckets', () => {
  it('lets a burst through, then says in how many seconds the next is free', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 3, perSecond: 0.5 }, () => now)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
    expect(take('a')).toBe(2)
    now = 1000
    expect(take('a')).toBe(1)
    now = 2000
    expect(take('a')).toBe(0)
    expect(take('a')).toBeGreaterThan(0)
  })

  it('takes what costs more than there is, and then nothing until that is paid', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 10, perSecond: 1 }, () => now)
    expect([take('a', 4), take('a', 40)]).toEqual([0, 0])
    expect([take('a', 0), take('a', 1)]).toEqual([35, 35])
    now = 35_000
    expect([take('a', 0), take('a', 1), take('a', 0)]).toEqual([0, 0, 1])
  })

  it('counts each key by itself, and none gains more than a burst by waiting', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 1, perSecond: 1 }, () => now)
    expect(take('a')).toBe(0)
    expect(take('b')).toBe(0)
    now = 60_000
    expect([take('a'), take('a')]).toEqual([0, 1])
  })

  it('forgets those that have been quiet for longest, not those that ask', () => {
    const take = createTokenBuckets({ burst: 1, perSecond: 0.001 }, () => 0)
    take('busy')
    for (let index = 0; index < 12_000; index += 1) {
      take(`visitor ${index}`)
      if (index % 1000 === 0) expect(take('busy')).toBeGreaterThan(0)
    }
    expect(take('visitor 0')).toBe(0)
  })
})
