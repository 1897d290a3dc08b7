import { describe, expect, it } from 'vitest'
import { hasLostTheNetwork } from './install.mjs'

const FAILED_ONCE = 'GET http://mirror.example/a.tgz error — 1\nWill retry in 1s. 2 retries left.\n'
const FAILED_AGAIN = 'GET http://mirror.example/a.tgz error — 2\nWill retry in 2s. 1 retries left.\n'

describe('hasLostTheNetwork', () => {
  it('gives a hiccup its second chance', () => {
    expect(hasLostTheNetwork(FAILED_ONCE.repeat(300))).toBe(false)
  })

  it('gives up when nothing at all arrives', () => {
    expect(hasLostTheNetwork(FAILED_ONCE + FAILED_AGAIN)).toBe(true)
  })

  it('goes on while something arrives', () => {
    expect(hasLostTheNetwork(`Progress: resolved 386, downloaded 7, added 0\n${FAILED_ONCE}${FAILED_AGAIN}`)).toBe(
      false,
    )
  })
})
