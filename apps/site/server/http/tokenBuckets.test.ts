import { describe, expect, it } from 'vitest'
import { createTokenBuckets } from './tokenBuckets.ts'

describe('createTokenBuckets', () => {
  it('lets a burst through, then says in how many seconds the next is free', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 3, perSecond: 0.5 }, () => now)
    expect([take('a'), take('a'), take('a')].every(({ ok }) => ok)).toBe(true)
    expect(take('a')).toEqual({ ok: false, error: { code: 'too-many', retryAfter: 2 } })
    now = 1000
    expect(take('a')).toEqual({ ok: false, error: { code: 'too-many', retryAfter: 1 } })
    now = 2000
    expect(take('a').ok).toBe(true)
    expect(take('a').ok).toBe(false)
  })

  it('takes what costs more than there is, and then nothing until that is paid', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 10, perSecond: 1 }, () => now)
    expect([take('a', 4).ok, take('a', 40).ok]).toEqual([true, true])
    expect([take('a', 0), take('a', 1)]).toEqual(
      Array(2).fill({ ok: false, error: { code: 'too-many', retryAfter: 35 } }),
    )
    now = 35_000
    expect([take('a', 0).ok, take('a', 1).ok, take('a', 0).ok]).toEqual([true, true, false])
  })

  it('counts each key by itself, and none gains more than a burst by waiting', () => {
    let now = 0
    const take = createTokenBuckets({ burst: 1, perSecond: 1 }, () => now)
    expect(take('a').ok).toBe(true)
    expect(take('b').ok).toBe(true)
    now = 60_000
    expect([take('a').ok, take('a').ok]).toEqual([true, false])
  })

  it('forgets those that have been quiet for longest, not those that ask', () => {
    const take = createTokenBuckets({ burst: 1, perSecond: 0.001 }, () => 0)
    take('busy')
    for (let index = 0; index < 12_000; index += 1) {
      take(`visitor ${index}`)
      if (index % 1000 === 0) expect(take('busy').ok).toBe(false)
    }
    expect(take('visitor 0').ok).toBe(true)
  })
})
