import type { Point } from '../../shapes/pathData.ts'
import type { CountryCode } from '../africa.generated.ts'

/** Where the name of a country is, in the map's units: in it, or out at sea at the end of a line that begins at a dot in it. */
export type LabelPlace =
  | { readonly at: Point }
  | { readonly dot: Point; readonly end: Point; readonly side: 'left' | 'right' }

export type LabelPlaces = Readonly<Partial<Record<CountryCode, LabelPlace>>>

/** Set by eye for the countries that Dira covers. `placeLabels` finds the others. */
export const WIDE_PLACES: LabelPlaces = {
  CD: { at: [2283, 2190] },
  KE: { at: [3078, 1915] },
  TZ: { at: [2893, 2330] },
  NA: { at: [1972, 3052] },
  ZA: { at: [2294, 3700] },
  MZ: { dot: [3154, 2819], end: [3354, 2523], side: 'right' },
  ZW: { dot: [2671, 3089], end: [3045, 3507], side: 'right' },
  SZ: { dot: [2701, 3476], end: [2832, 3755], side: 'right' },
  BW: { dot: [2309, 3263], end: [1564, 3481], side: 'left' },
}

export const NARROW_PLACES: LabelPlaces = {
  KE: { dot: [3112, 2090], end: [3330, 2130], side: 'right' },
  TZ: { dot: [3017, 2498], end: [3300, 2420], side: 'right' },
  MZ: { dot: [3060, 2850], end: [2930, 3390], side: 'right' },
  ZW: { dot: [2620, 3038], end: [2835, 3630], side: 'right' },
  SZ: { dot: [2699, 3471], end: [2745, 3870], side: 'right' },
  CD: { dot: [2143, 2217], end: [1407, 2424], side: 'left' },
  NA: { dot: [1920, 3118], end: [1497, 3028], side: 'left' },
  BW: { dot: [2371, 3171], end: [1423, 3351], side: 'left' },
  ZA: { dot: [2127, 3637], end: [1730, 3640], side: 'left' },
}
