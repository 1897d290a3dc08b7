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
  version: z.string(),
  facts_version: z.string().nullable(),
  /** Whether the words found something, where they were looked for. */
  words: z.boolean().nullable(),
  near: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  map: z
    .object({
      zoom: z.number(),
      /** Count, middle, south, west, north, east, in 0.00001°; the id if it is one; how many stand at the point of their town. */
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
          z.number(),
        ]),
      ),
    })
    .optional(),
  rows: z.array(z.looseObject({ id: z.string() })).optional(),
})

/** What the function `search_listings` answers, checked. */
export type StoredAnswer = z.infer<typeof searchAnswerSchema>

/** Rows of listings, which are parsed by the schema of listings. */
export const rowsSchema = z.array(z.looseObject({ id: z.string() }))

/** What `search_groups` answers: category, subcategory, country, province, city and package, then how many. */
export const groupsSchema = z.object({
  version: z.string(),
  groups: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.enum(['premium', 'standard', 'classified']),
      z.number(),
    ]),
  ),
})

/** A group as it is answered: of province and city the slug and the name. */
export type GroupAnswer = z.infer<typeof groupsSchema>['groups'][number]

/** What `published_slugs_page` answers. */
export const slugsSchema = z.object({ slugs: z.array(z.string()), more: z.boolean() })

/** What `search_state` answers. */
export const stateSchema = z.object({
  version: z.string(),
  followed: z.string().nullable(),
  filled: z.object({ version: z.string(), after: z.string() }).nullable(),
  is_known: z.boolean(),
  knows_grams: z.boolean(),
})

/** Where the writer of the search's rows is. */
export type FollowState = z.infer<typeof stateSchema>

/** What `published_listings_page` answers. */
export const fillSchema = z.object({ listings: rowsSchema, more: z.boolean() })

/** What `listing_changes_since` answers. */
export const changesSchema = z.object({
  cursor: z.string(),
  more: z.boolean(),
  listings: rowsSchema,
  removed: rowsSchema,
})
