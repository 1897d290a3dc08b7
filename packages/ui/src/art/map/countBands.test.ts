import { expect, it } from 'vitest'
import { bandOf, countBands } from './countBands.ts'

const written = (counts: readonly number[]) =>
  countBands(counts).map(({ band, from, to }) => `${band} ${from}–${to ?? ''}`)

it.each([
  [
    'nine countries in five shades',
    [245, 63, 42, 92, 38, 87, 55, 24, 48],
    ['band5 91–', 'band4 61–90', 'band3 46–60', 'band2 31–45', 'band1 0–30'],
  ],
  [
    'numbers far apart',
    [3, 40, 700, 9000, 52_000],
    ['band5 50001–', 'band4 8001–50000', 'band3 601–8000', 'band2 31–600', 'band1 0–30'],
  ],
  ['fewer numbers than shades', [1, 1, 1, 7, 300], ['band5 7–', 'band1 0–6']],
  ['one country', [12], ['band5 0–']],
  ['no listing anywhere', [0, 0], []],
] as const)('shades %s', (_case, counts, bands) => {
  expect(written(counts)).toEqual(bands)
})

it('leaves no number between two shades, and has a country in each', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const counts = Array.from({ length: (seed % 55) + 1 }, (_, at) => ((at * 7919 * seed) % 1013) ** (1 + (seed % 3)))
    const bands = countBands(counts)
    for (const [at, { from }] of bands.slice(0, -1).entries()) expect(bands[at + 1]?.to).toBe(from - 1)
    const used = new Set(counts.filter((count) => count > 0).map((count) => bandOf(count, bands)))
    expect(used).toEqual(new Set(bands.map(({ band }) => band)))
  }
})

it('shades a country without listings as the lightest', () => {
  expect(bandOf(0, countBands([0, 90]))).toBe('band1')
  expect(bandOf(0, [])).toBe('band1')
})
