import { z } from 'zod'
import { MOST_KILOMETRES } from '../location/near.ts'
import { parseNear } from '../location/parseNear.ts'
import { slugText } from '../schema/text.ts'
import { CHOICE_FILTERS, type ChoiceGroup, type FilterGroup } from './filters.ts'
import { LISTING_FEATURES } from '../tier/listingFeatures.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'

/** The most values of one group that a state may hold; Africa has fewer countries. */
const MOST_VALUES = 60

const setOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(MOST_VALUES)
    .transform((values) => [...new Set(values)])

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const within = z.int().min(1).max(MOST_KILOMETRES).optional()
const isPlace = (path: string) => 'place' in (parseNear(path) ?? {})

const choices = Object.fromEntries(CHOICE_FILTERS.map(([group]) => [group, setOf(slugText).optional()])) as Readonly<
  Record<ChoiceGroup, z.ZodOptional<ReturnType<typeof setOf<typeof slugText>>>>
> // It has each group.

/** The filters of a list; a value given twice counts once. */
export const filterStateSchema = z.object({
  categories: setOf(slugText),
  countries: setOf(slugText),
  tiers: setOf(z.enum(PACKAGE_TIERS)),
  ...choices,
  open: z.literal('now').optional(),
  has: setOf(z.enum(LISTING_FEATURES)).optional(),
  near: z
    .union([
      z.object({ lat: latitude, lng: longitude, within }),
      z.object({ place: z.string().refine(isPlace, 'Invalid place: a path such as kenya/nairobi is needed'), within }),
    ])
    .optional(),
  box: z
    .object({ south: latitude, west: longitude, north: latitude, east: longitude })
    .refine(({ south, north }) => south <= north, 'Invalid box: its south is north of its north')
    .optional(),
} satisfies Readonly<Record<FilterGroup, z.ZodType>>)
