import { z } from 'zod'
import { CHANGE_STATES, changeCountsSchema } from './changeJobAnswer.ts'

/** Values by their columns: one for most fields, two for coordinates, a province, a city or a source. */
export type FieldValue = Readonly<Record<string, unknown>>

/** What an operation was: a plain write, or what belongs together by its name. */
export const OPERATION_KINDS = [
  'edit',
  'add',
  'remove',
  'bulk',
  'import',
  'undo',
  'retention',
  'payment',
  'request',
  'owner-edit',
  'owner-check',
  'claim',
  'account',
] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** What can happen to accounts. */
const ACCOUNT_EVENTS = [
  'administrator-added',
  'administrator-removed',
  'administrator-changed',
  'administrator-invited',
  'administrator-accepted',
  'administrator-uninvited',
  'owner-added',
  'owner-removed',
  'owner-changed',
  'owner-invited',
  'owner-accepted',
  'owner-uninvited',
  'password-link',
  'password-asked',
  'password-chosen',
  'password-link-ended',
  'password-changed',
  'address-asked',
  'address-changed',
  'address-ended',
  'address-link-seen',
  'person-erased',
] as const

const valueSchema = z.record(z.string(), z.unknown())
const timeSchema = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString())

const eventSchema = z
  .object({
    what: z.enum(ACCOUNT_EVENTS),
    email: z.string().nullable(),
    listing: z.string().nullable(),
    by: z.string().nullable(),
  })
  .transform(({ what, email, listing, by }) => ({
    what,
    /** Whose account or link it is; undefined once it was erased. */
    email: email ?? undefined,
    /** The name of what is looked after. */
    listing: listing ?? undefined,
    /** Who made the link that was used. */
    by: by ?? undefined,
  }))

/** The work on an operation that takes more than one request. */
const workSchema = z
  .object({
    id: z.int().nullable(),
    state: z.enum(CHANGE_STATES),
    position: z.int(),
    total: z.int(),
    counts: changeCountsSchema.nullable(),
    failure: z.string().nullable(),
    actor: z.string(),
  })
  .transform(({ id, state, position, total, counts, failure, actor }) => ({
    /** Its number; an import goes on on its own page. */
    job: id ?? undefined,
    state,
    /** How many listings, or rows of a file, were gone through, of how many. */
    done: position,
    of: total,
    counts: counts ?? undefined,
    failure: failure ?? undefined,
    /** Who began it. */
    actor,
  }))

const operationSchema = z
  .object({
    id: z.int(),
    // A newer database may know more of them.
    kind: z.enum(OPERATION_KINDS).catch('edit'),
    summary: valueSchema,
    actor: z.string().nullable(),
    actor_email: z.string().nullable(),
    actor_role: z.string(),
    began_at: timeSchema,
    ended_at: timeSchema,
    is_finished: z.boolean(),
    table_name: z.string().nullable(),
    label: z.string().nullable(),
    entries: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    changes: z.int(),
    fields: z.array(z.string()),
    undoes: z.int().nullable(),
    undone_by: z.int().nullable(),
    undoable_until: timeSchema,
    can_undo: z.boolean(),
    events: z.array(eventSchema),
    job: workSchema.nullable(),
    undone: z.object({ done: z.int(), of: z.int() }).nullable(),
    undo_job: workSchema.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    /** What the kind has to say: the `file` of an import, the values of a bulk change, what an undo undid. */
    summary: row.summary,
    /** Who did it; without an id a command or the server. */
    actor: { id: row.actor ?? undefined, email: row.actor_email ?? undefined, role: row.actor_role },
    /** ISO 8601, and so are the others. */
    beganAt: row.began_at,
    endedAt: row.ended_at,
    /** False while more of it is to come, or was stopped. */
    isFinished: row.is_finished,
    /** What it is about: `listings`, `admin_users`, `contact_messages` and so on. */
    table: row.table_name ?? undefined,
    /** The name of the first listing, or the e-mail address of the first administrator. */
    label: row.label ?? undefined,
    /** How many rows of all tables, and how many listings, it wrote. */
    entries: row.entries,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    /** How many fields of listings it changed, and which. */
    changes: row.changes,
    fields: row.fields,
    /** The operation that this one undid, and the undo that holds now. */
    undoes: row.undoes ?? undefined,
    undoneBy: row.undone_by ?? undefined,
    undoableUntil: row.undoable_until,
    /** Whether it is of listings and not too old. Whether anything is left to undo, its counts say. */
    canUndo: row.can_undo,
    /** What happened to accounts in it, what counts most first. */
    events: row.events,
    /** The work on it, where it takes more than one request, and the work of undoing it. */
    work: row.job ?? undefined,
    undoWork: row.undo_job ?? undefined,
    /** How many of its listings are undone now, of how many; undefined where it is not undone. */
    undone: row.undone ?? undefined,
  }))

export const operationsSchema = z
  .object({ operations: z.array(operationSchema), more: z.boolean(), listing: z.string().nullable() })
  /** `listing` is the name of the one that is asked for, if it is there. */
  .transform(({ listing, ...page }) => ({ ...page, listing: listing ?? undefined }))

export const previewSchema = z.object({
  operation: operationSchema,
  counts: z
    .object({
      listings: z.int(),
      goes_back: z.int(),
      archived: z.int(),
      restored: z.int(),
      already: z.int(),
      left_alone: z.int(),
    })
    .transform(({ goes_back: changed, left_alone: leftAlone, ...counts }) => ({ ...counts, changed, leftAlone })),
  listings: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      effect: z.enum(['change', 'archive', 'restore']),
      fields: z.array(
        z
          .object({
            field: z.string().nullable(),
            before: valueSchema,
            after: valueSchema.nullable(),
            now: valueSchema.nullable(),
            state: z.enum(['goes_back', 'already', 'changed', 'gone', 'taken']),
            changed_by: z.string().nullable(),
            changed_at: timeSchema.nullable(),
          })
          .transform(({ changed_by: by, changed_at: at, ...field }) => ({
            /** A column, or `coordinates`, `province`, `city`, `source`; null for a whole listing. */
            field: field.field,
            /** What an undo writes. */
            before: field.before,
            /** What the operation wrote; null where it removed the listing. */
            after: field.after,
            now: field.now,
            /** What an undo does with it: puts it back, finds it as it was, or leaves it alone and why. */
            state: field.state,
            changedBy: by ?? undefined,
            changedAt: at ?? undefined,
          })),
      ),
    }),
  ),
  next: z.string().nullable(),
})

/** The work on an operation, as far as it has gone. */
export type OperationWork = z.output<typeof workSchema>
/** One row of History. */
export type Operation = z.output<typeof operationSchema>
/** A page of History. */
export type Operations = z.output<typeof operationsSchema>
/** A page of what an undo would do. */
export type OperationPreview = z.output<typeof previewSchema>
/** How many fields and listings of a page, or of all, an undo would put back, archive, bring back and leave alone. */
export type UndoCounts = OperationPreview['counts']
