import { addDays, PACKAGE_TIERS, type CalendarDate, type PackageTier } from '@dira/directory-core'
import fc from 'fast-check'

/** The day on which histories begin. */
export const FIRST_DAY: CalendarDate = new Date().toISOString().slice(0, 10)

/** The actions besides undo, which is half of all steps. */
const DOING = [
  'edit',
  'edit',
  'bulk',
  'import',
  'publish',
  'archive',
  'remove',
  'pay',
  'pay',
  'pay',
  'reverse',
  'reverse',
  'expire',
] as const

export interface Step {
  readonly action: (typeof DOING)[number] | 'undo'
  /** Which of the listings there are, and which operation or payment, counted from the newest one. */
  readonly pick: number
  readonly other: number
  readonly back: number
  readonly values: Readonly<Record<string, unknown>>
  /** Whether an undo puts back what was changed since: not, as it is, or as it was seen wrongly. */
  readonly ticks: 'none' | 'seen' | 'other'
  /** What a payment buys, and how long ago it was received. */
  readonly buys: PackageTier
  readonly ago: number
  /** By how many days the clock moves. */
  readonly days: number
}

// Few values, so that fields come back to what they were by chance.
const place = fc.constantFrom(
  { lat: null, lng: null },
  { lat: 1, lng: 2 },
  { lat: 1, lng: 3 },
  { lat: -33.925, lng: 18.4239 },
)
const city = fc.constantFrom(
  { city_name: null, city_slug: null },
  { city_name: 'Accra', city_slug: 'accra' },
  { city_name: 'Akkra', city_slug: 'accra' },
)
const values = fc
  .tuple(
    fc.record(
      {
        phone: fc.constantFrom('', '1', '2'),
        description: fc.constantFrom(null, 'x', 'y'),
        package_tier: fc.constantFrom(null, 'standard'),
        paid_until: fc.constantFrom(null, addDays(FIRST_DAY, -14), addDays(FIRST_DAY, 5)),
        status: fc.constantFrom('draft', 'published', 'archived'),
        slug: fc.constantFrom('s-0', 's-1', 's-2'),
      },
      { requiredKeys: [] },
    ),
    fc.option(place, { nil: {} }),
    fc.option(city, { nil: {} }),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>)

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...DOING, ...Array.from({ length: DOING.length }, () => 'undo' as const)),
  pick: fc.nat(9),
  other: fc.nat(9),
  back: fc.nat(3),
  values,
  ticks: fc.constantFrom('none', 'seen', 'other'),
  buys: fc.constantFrom(...PACKAGE_TIERS),
  ago: fc.constantFrom(0, 0, 3, 40),
  days: fc.constantFrom(1, 15, 20, 380),
})

/** A random history of edits, bulk changes, imports, removals, payments, reversals, days that pass, undos and undos of undos. */
export const histories = fc.array(step, { minLength: 3, maxLength: 10 })
