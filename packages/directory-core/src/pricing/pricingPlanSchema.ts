import { z } from 'zod'
import { LISTING_LIMITS } from '../schema/listingLimits.ts'
import { requiredText } from '../schema/text.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'

const line = requiredText(LISTING_LIMITS.shortText)

/** A pricing plan; its price is a whole number of cents. */
export const pricingPlanSchema = z.object({
  tier: z.enum(PACKAGE_TIERS),
  name: line,
  priceCents: z.int().positive(),
  period: line,
  description: line,
  features: z.array(line).min(1).max(LISTING_LIMITS.items),
  buttonText: line,
  isPopular: z.boolean(),
})
