/** A shade of the map. */
export type CountBand = 'many' | 'some' | 'few'

interface BandRange {
  readonly band: CountBand
  readonly from: number
  /** Without one there is no upper end. */
  readonly to?: number
}

/** How the map shades a country by its number of listings, the darkest first. A scale for the eye: nothing else follows from it. */
export const COUNT_BANDS: readonly BandRange[] = [
  { band: 'many', from: 151 },
  { band: 'some', from: 61, to: 150 },
  { band: 'few', from: 0, to: 60 },
]

/** The shade of a country with so many listings. */
export const bandOf = (count: number): CountBand => COUNT_BANDS.find(({ from }) => count >= from)?.band ?? 'few'
