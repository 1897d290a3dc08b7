import { z } from 'zod'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'
import { requiredText, slugText } from '../schema/text.ts'
import { CATEGORY_ICONS } from './categories.ts'

/** A category as section 3 of the specification has it. An icon that nobody drew falls back to accommodation. */
export const categorySchema = z.object({
  id: requiredText(LISTING_LIMITS.id),
  name: requiredText(LISTING_LIMITS.category),
  slug: slugText,
  icon: z.enum(CATEGORY_ICONS).catch('accommodation'),
  count: z.int().nonnegative(),
})
