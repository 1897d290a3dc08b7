import { z } from 'zod'
import { slugText } from '../schema/text.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'

/** The most values of one group that a state may hold; Africa has fewer countries. */
const MOST_VALUES = 60

const setOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(MOST_VALUES)
    .transform((values) => [...new Set(values)])

/** The three sets of the filter panel; a value given twice counts once. */
export const filterStateSchema = z.object({
  categories: setOf(slugText),
  countries: setOf(slugText),
  tiers: setOf(z.enum(PACKAGE_TIERS)),
})
