import { z } from 'zod'
import { LISTING_LIMITS } from '../listing/listingLimits.ts'
import { requiredText, slugText } from '../schema/text.ts'

const placeSchema = z.object({
  name: requiredText(LISTING_LIMITS.place),
  slug: slugText,
  count: z.int().nonnegative(),
})

/** A country of the locations page, with its top regions. */
export const countryEntrySchema = placeSchema.extend({ topRegions: z.array(placeSchema) })

/** A city of the locations page. */
export const cityEntrySchema = placeSchema.extend({ country: requiredText(LISTING_LIMITS.place) })
