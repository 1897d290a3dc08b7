import { z } from 'zod'

/** What `possible_duplicates` answers. */
export const duplicatesSchema = z.array(
  z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      city: z.string().nullable(),
      country: z.string(),
      tier: z.enum(['classified', 'standard', 'premium']),
      status: z.enum(['published', 'draft', 'archived']),
      reason: z.enum(['phone', 'name', 'town']),
      metres: z.int().nullable(),
    })
    .transform(({ tier, ...duplicate }) => ({ ...duplicate, packageTier: tier })),
)

/**
 * A listing that may be of the same business, and why: the same `phone`, a similar `name` at most 200 m away, or the same name in the same `town`.
 * `metres` is null where one of them has no position.
 */
export type PossibleDuplicate = z.output<typeof duplicatesSchema>[number]
