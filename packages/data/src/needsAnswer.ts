import { z } from 'zod'

/** What listings need somebody for, as the database knows it; each filters the table of listings. */
export const NEEDS = [
  'ends-tomorrow',
  'ends-in-7-days',
  'ends-in-30-days',
  'past',
  'in-grace',
  'lapsed',
  'coordinates',
  'hours',
  'phone',
  'duplicates',
  'closed',
] as const
/** `past` is `in-grace` and `lapsed`, a day of grace or none; the three before it and it share no listing. */
export type Need = (typeof NEEDS)[number]

const needSchema = z
  .object({
    count: z.int().nullable(),
    name: z.string().optional(),
    tier: z.enum(['classified', 'standard', 'premium']).nullish(),
    paid_until: z.iso.date().nullish(),
    text: z.string().nullish(),
  })
  .transform(({ count, name, tier, paid_until, text }) => ({
    /** Exact up to 10,000, null beyond. */
    count,
    /** Of the listing that comes first: the one whose package ends first, or by name. */
    name,
    packageTier: tier ?? undefined,
    paidUntil: paid_until ?? undefined,
    /** The hours or the phone as it stands there. */
    text: text ?? undefined,
  }))

/** What `admin_needs` answers. */
export const needsSchema = z
  .object({ needs: z.record(z.enum(NEEDS), needSchema), is_judged: z.boolean() })
  .transform(({ needs, is_judged }) => ({ needs, isJudged: is_judged }))

/** What `listings_to_judge` answers. */
export const toJudgeSchema = z.array(
  z.object({
    id: z.string(),
    of: z.string(),
    country: z.string(),
    phone: z.string(),
    business_hours: z.array(z.object({ day: z.string(), hours: z.string() })),
  }),
)

/** How many listings need somebody, by the need. While `isJudged` is false, some listings have still to be read or compared. */
export type Needs = z.output<typeof needsSchema>
