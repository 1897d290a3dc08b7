/** A shade of the map, from the lightest to the darkest. */
export const BANDS = ['band1', 'band2', 'band3', 'band4', 'band5'] as const

export type CountBand = (typeof BANDS)[number]

export interface BandRange {
  readonly band: CountBand
  readonly from: number
  /** Without one there is no upper end. */
  readonly to?: number
}

/**
 * How a map shades its countries by their number of listings, the darkest first: as many countries in each shade as their numbers allow. The ends
 * are the roundest numbers that part them, so that a legend can be read.
 */
export function countBands(counts: readonly number[]): readonly BandRange[] {
  const sorted = counts.filter((count) => count > 0).toSorted((a, b) => a - b)
  const most = Math.min(BANDS.length, new Set(sorted).size)
  const firsts = [
    ...new Set(Array.from({ length: most }, (_, at) => sorted[Math.floor((at * sorted.length) / most)] ?? 0)),
  ]
  const tops = firsts.slice(1).map((first) => roundest(sorted.findLast((count) => count < first) ?? 0, first - 1))
  return firsts
    .map((_, at) => {
      // Fewer shades keep the lightest and the darkest.
      const shade = firsts.length === 1 ? BANDS.length - 1 : Math.round((at * (BANDS.length - 1)) / (firsts.length - 1))
      const to = tops[at]
      return {
        band: BANDS[shade] ?? 'band5',
        from: at === 0 ? 0 : (tops[at - 1] ?? 0) + 1,
        ...(to !== undefined && { to }),
      }
    })
    .toReversed()
}

/** The shade of a country with so many listings. */
export const bandOf = (count: number, bands: readonly BandRange[]): CountBand =>
  (count > 0 && bands.find(({ from }) => count >= from)?.band) || 'band1'

/** The number of a range with the fewest digits before its zeros, or that ends on a five. */
function roundest(from: number, to: number): number {
  for (let power = 10 ** Math.floor(Math.log10(Math.max(to, 1))); power >= 1; power /= 10) {
    for (const step of [power, power / 2]) {
      const round = Math.floor(to / step) * step
      if (Number.isInteger(step) && round >= from) return round
    }
  }
  return to
}
