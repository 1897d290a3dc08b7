import { afterEach, expect, it, vi } from 'vitest'
import { readSeed } from './seed.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [undefined, 1],
  ['', 1],
  ['7', 7],
  ['-12', -12],
])('%j is the seed %i', (asked, seed) => expect(readSeed(asked)).toBe(seed))

it('a random one is printed, and the same for every program that is started', () => {
  vi.stubEnv('DIRA_SEED', 'random')
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const seed = readSeed('random')
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`DIRA_SEED=${seed}`))
  expect(readSeed(process.env['DIRA_SEED'])).toBe(seed)
})

it('anything else is refused', () => expect(() => readSeed('rnadom')).toThrow('rnadom'))
