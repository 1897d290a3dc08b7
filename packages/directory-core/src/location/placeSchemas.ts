import { z } from 'zod'
import { countryCodeText, placeSchema } from '../listing/listing.ts'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'
import { AFRICAN_REGIONS } from './africa.ts'
import { requiredText, slugText } from '../schema/text.ts'

const count = z.int().nonnegative()
const name = requiredText(LISTING_LIMITS.place)

/** A country of the locations page, with its top regions. */
export const countryEntrySchema = z.object({
  code: countryCodeText,
  name,
  slug: slugText,
  region: z.enum(AFRICAN_REGIONS),
  count,
  topRegions: z.array(placeSchema.extend({ count })),
})

/** A city of the locations page. */
export const cityEntrySchema = placeSchema.extend({ country: countryCodeText, countryName: name, count })
