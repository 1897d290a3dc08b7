import { z } from 'zod'
import { changeCountsSchema, type CHANGE_STATES, type ChangeCounts } from './changeJobAnswer.ts'
import type { Database } from './database.types.ts'
import { shownRow } from './shownRow.ts'

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

/** What happened to an account. */
interface AccountEvent {
  readonly what: (typeof ACCOUNT_EVENTS)[number]
  /** Whose account or link it is; undefined once it was erased. */
  readonly email: string | undefined
  /** The name of what is looked after. */
  readonly listing: string | undefined
  /** Who made the link that was used. */
  readonly by: string | undefined
}

/** The work on an operation that takes more than one request, as far as it has gone. */
export interface OperationWork {
  /** Its number; an import goes on on its own page. */
  readonly job: number | undefined
  readonly state: (typeof CHANGE_STATES)[number]
  /** How many listings, or rows of a file, were gone through, of how many. */
  readonly done: number
  readonly of: number
  readonly counts: ChangeCounts | undefined
  readonly failure: string | undefined
  /** Who began it. */
  readonly actor: string
}

type OrNull<Row> = { readonly [Field in keyof Row]: undefined extends Row[Field] ? Row[Field] | null : Row[Field] }

/** As `private.operation_story` writes it. */
interface Story {
  readonly actor_email: string | null
  readonly events: readonly OrNull<AccountEvent>[]
  readonly job: StoredWork | null
  readonly undone: { readonly done: number; readonly of: number } | null
  readonly undo_job: StoredWork | null
}

interface StoredWork extends Pick<OperationWork, 'state' | 'actor'> {
  readonly id: number | null
  readonly position: number
  readonly total: number
  readonly counts: object | null
  readonly failure: string | null
}

function workOf({ id, position, total, counts, failure, ...work }: StoredWork): OperationWork {
  return {
    ...work,
    job: id ?? undefined,
    done: position,
    of: total,
    counts: counts ? changeCountsSchema.parse(counts) : undefined,
    failure: failure ?? undefined,
  }
}

export type OperationRow = Database['public']['Views']['admin_operations']['Row']

/** One row of History. */
export function operationOf(row: OperationRow) {
  const { actor, actor_role, table_name, story, ...shown } = row
  const { actor_email, events, job, undone, undo_job } = story as unknown as Story
  const { undoableUntil = '', ...known } = shownRow(shown)
  return {
    ...known,
    undoableUntil,
    // A newer database may know more of them.
    kind: OPERATION_KINDS.find((kind) => kind === row.kind) ?? 'edit',
    /** What the kind has to say: the `file` of an import, the values of a bulk change, what an undo undid. */
    summary: row.summary as Readonly<Record<string, unknown>>,
    /** Who did it; without an id a command or the server. */
    actor: { id: actor ?? undefined, email: actor_email ?? undefined, role: actor_role },
    /** What it is about: `listings`, `admin_users`, `contact_messages` and so on. */
    table: table_name ?? undefined,
    /** Whether it is of listings and not too old. Whether anything is left to undo, its counts say. */
    canUndo: row.can_undo === true,
    /** What happened to accounts in it, what counts most first. */
    events: events.map(shownRow),
    /** The work on it, where it takes more than one request, and the work of undoing it. */
    work: job ? workOf(job) : undefined,
    undoWork: undo_job ? workOf(undo_job) : undefined,
    /** How many of its listings are undone now, of how many; undefined where it is not undone. */
    undone: undone ?? undefined,
  }
}
export type Operation = ReturnType<typeof operationOf>

/** A page of History, the newest first; `listing` is the name of the one that is asked for, if it is there. */
export interface Operations {
  readonly operations: readonly Operation[]
  readonly more: boolean
  readonly listing: string | undefined
}

export const previewSchema = z.object({
  operation: z.custom<OperationRow>().transform(operationOf),
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

/** A page of what an undo would do. */
export type OperationPreview = z.output<typeof previewSchema>
/** How many fields and listings of a page, or of all, an undo would put back, archive, bring back and leave alone. */
export type UndoCounts = OperationPreview['counts']
