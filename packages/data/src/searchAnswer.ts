import { z } from 'zod'

const counts = z.array(z.tuple([z.string(), z.number()]))

/** What the function `search_listings` answers. */
export const searchAnswerSchema = z.object({
  total: z.number(),
  matches: z.number(),
  page: z.number(),
  page_count: z.number(),
  /** Ids, and how far each is in metres. */
  listings: z.array(z.tuple([z.string(), z.number().nullable()])),
  categories: counts,
  countries: counts,
  tiers: counts,
  whatsapp: z.number(),
  website: z.number(),
  photographs: z.number(),
  offers: z.number(),
  open: z.number(),
  knows_facts: z.boolean(),
  knows_time: z.boolean(),
  exact_order: z.boolean(),
  /** Whether the words found something, where they were looked for. */
  words: z.boolean().nullable(),
  near: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  map: z
    .object({
      zoom: z.number(),
      /** Count, middle, south, west, north, east, in 0.00001°; the id if it is one. */
      cells: z.array(
        z.tuple([
          z.number(),
          z.number(),
          z.number(),
          z.number(),
          z.number(),
          z.number(),
          z.number(),
          z.string().nullable(),
        ]),
      ),
    })
    .optional(),
  rows: z.array(z.looseObject({ id: z.string() })).optional(),
})

/** What the function `search_listings` answers, checked. */
export type StoredAnswer = z.infer<typeof searchAnswerSchema>
