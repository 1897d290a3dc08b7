import { changeCountsSchema, type CHANGE_STATES, type ChangeCounts } from './changeJobAnswer.ts'
import type { Database } from './database.types.ts'
import { isoInstant, shownRow } from './shownRow.ts'

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
export const ACCOUNT_EVENTS = [
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

/** What happened to an account. */
export interface AccountEvent {
  readonly what: (typeof ACCOUNT_EVENTS)[number]
  /** Whose account or link it is; undefined once it was erased. */
  readonly email: string | undefined
  /** The name of what is looked after. */
  readonly listing: string | undefined
  /** The person who made the link that was used. */
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
  /** The account that began it. */
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
    /** The account that did it; without an id a command or the server. */
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

/** What an undo would do, as `operation_preview` answers it. */
export interface StoredPreview {
  readonly operation: OperationRow
  readonly counts: {
    readonly listings: number
    readonly goes_back: number
    readonly archived: number
    readonly restored: number
    readonly already: number
    readonly left_alone: number
  }
  readonly listings: readonly {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly effect: 'change' | 'archive' | 'restore'
    readonly fields: readonly StoredPreviewField[]
  }[]
  readonly next: string | null
}

interface StoredPreviewField {
  /** A column, or `coordinates`, `province`, `city`, `source`; null for a whole listing. */
  readonly field: string | null
  /** What an undo writes. */
  readonly before: FieldValue
  /** What the operation wrote; null where it removed the listing. */
  readonly after: FieldValue | null
  readonly now: FieldValue | null
  /** What an undo does with it: puts it back, finds it as it was, or leaves it alone and why. */
  readonly state: 'goes_back' | 'already' | 'changed' | 'gone' | 'taken'
  readonly changed_by: string | null
  readonly changed_at: string | null
}

export function previewOf({ operation, counts, listings, next }: StoredPreview) {
  const { goes_back: changed, left_alone: leftAlone, ...others } = counts
  return {
    operation: operationOf(operation),
    counts: { ...others, changed, leftAlone },
    listings: listings.map(({ fields, ...listing }) => ({ ...listing, fields: fields.map(previewField) })),
    next,
  }
}

const previewField = ({ changed_by: by, changed_at: at, ...field }: StoredPreviewField) => ({
  ...field,
  changedBy: by ?? undefined,
  changedAt: at === null ? undefined : isoInstant(at),
})

/** A page of what an undo would do. */
export type OperationPreview = ReturnType<typeof previewOf>
/** How many fields and listings of a page, or of all, an undo would put back, archive, bring back and leave alone. */
export type UndoCounts = OperationPreview['counts']
