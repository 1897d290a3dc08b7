import { z } from 'zod'

/** `working`: the site's server goes on with it. `stopped` and `failed`: the rest is not done, and whoever began it can go on. */
export const CHANGE_STATES = ['working', 'done', 'stopped', 'failed'] as const

const count = z.int()
const value = z.record(z.string(), z.unknown())

const leftSchema = z.array(
  z.object({
    listing: z.string(),
    slug: z.string(),
    name: z.string(),
    field: z.string().nullable(),
    now: value.nullable(),
    /** `changed`, `changed_again` (ticked, and not as it was seen), `gone`, `taken`, or a sentence of the database. */
    reason: z.string(),
  }),
)

export const changeCountsSchema = z
  .object({ changed: count, archived: count, restored: count, left_alone: count })
  .transform(({ left_alone: leftAlone, ...counts }) => ({ ...counts, leftAlone }))
/** Fields put back or listings changed, listings archived, brought back, and what was left alone. */
export type ChangeCounts = z.output<typeof changeCountsSchema>

/** What the functions that begin, stop and go on with a change answer. */
export const changeSchema = z
  .object({
    job: count.nullable(),
    state: z.enum(CHANGE_STATES),
    position: count,
    total: count,
    operation: count.nullable(),
    left: leftSchema,
  })
  .and(changeCountsSchema)
  .transform(({ job, position, operation, ...change }) => ({
    ...change,
    /** Its number, where one request does not do all of it. */
    job: job ?? undefined,
    /** How many listings were gone through, of `total`. */
    done: position,
    /** The operation of History, which can be undone; undefined where nothing was another before. */
    operation: operation ?? undefined,
  }))

/** What `remove_sample` answers: without an operation where nothing was left. */
export const removedSchema = z.object({ operation: count.nullable(), changed: count })

/** A change of many listings, or an undo, as far as it has gone. */
export type ListingsChange = z.output<typeof changeSchema>
/** A field that an undo left alone. */
export type LeftAlone = ListingsChange['left'][number]

const rowSchema = z.object({ id: count, counts: z.record(z.string(), count), left_alone: leftSchema }).loose()

/** A change as its row of the table of jobs has it. */
export function changeOfRow(row: unknown): ListingsChange {
  const { id, counts, left_alone: left, ...rest } = rowSchema.parse(row)
  return changeSchema.parse({ ...rest, ...counts, job: id, left })
}
