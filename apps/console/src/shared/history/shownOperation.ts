import { invoiceNumber } from '@dira/directory-core'
import { OPERATION_KINDS, type FieldValue, type Operation, type OperationPreview } from '@dira/data'
import type { ChangedListing, ChangedSince, HistoryOperation, OperationName } from './historyOperation.ts'
import { columnName } from '../fieldNames.ts'
import { invoiceHref } from '../payments/paymentsAddress.ts'

type PreviewListing = OperationPreview['listings'][number]

const ABOUT: Readonly<Record<string, OperationName['about']>> = {
  listings: 'listings',
  contact_messages: 'messages',
  enquiries: 'messages',
  accounts: 'accounts',
  admin_users: 'accounts',
  invitations: 'accounts',
  listing_owners: 'accounts',
  change_requests: 'requests',
  // The table of old entries, written while applications had one of their own.
  listing_applications: 'requests',
  payments: 'payments',
}

/** An operation as History shows it. */
export function shownOperation(operation: Operation): HistoryOperation {
  const { id, table, label, summary, actor, events, added, changed, removed, entries, work, undone } = operation
  const about = ABOUT[table ?? ''] ?? 'other'
  const rows = about === 'listings' ? added + changed + removed : entries
  return {
    id,
    about,
    label,
    events,
    rows,
    kind: operation.kind,
    ...saidBy(summary),
    ...(operation.kind === 'payment' && paymentOf(operation)),
    undid: operation.undoes === undefined ? undefined : undidOf(summary, rows),
    who: actor.email,
    hasLeft: actor.id !== undefined,
    beganAt: operation.beganAt,
    endedAt: operation.endedAt,
    undoableUntil: operation.undoableUntil,
    changes: operation.changes,
    // It is reversed on the page of payments.
    canUndo: operation.canUndo && operation.kind !== 'payment',
    isUndone: operation.undoneBy !== undefined,
    undoneInPart: undone && undone.done < undone.of ? undone : undefined,
    isFinished: operation.isFinished,
    progress: work && work.state !== 'done' ? { done: work.done, of: work.of, state: work.state } : undefined,
  }
}

/** What an operation says of the payment that it recorded or took back. */
function paymentOf({ summary, label, beganAt }: Operation) {
  const { payment, number, amount_cents: cents, name } = summary
  return {
    label: typeof name === 'string' ? name : label,
    isReversal: typeof cents === 'number' && cents < 0,
    invoice:
      typeof payment === 'string' && typeof number === 'number'
        ? { href: invoiceHref(payment), number: invoiceNumber({ number, recordedAt: beganAt }) }
        : undefined,
  }
}

/** What an undo says of the operation that it undid. */
function undidOf(summary: FieldValue, rows: number): OperationName {
  const { kind, label, of } = summary
  return {
    kind: OPERATION_KINDS.find((known) => known === kind) ?? 'edit',
    about: 'listings',
    label: typeof label === 'string' ? label : undefined,
    rows,
    ...saidBy((of ?? {}) as FieldValue),
  }
}

function saidBy({ file, status }: FieldValue) {
  return {
    file: typeof file === 'string' ? file : undefined,
    status: (['draft', 'published', 'archived'] as const).find((known) => known === status),
  }
}

/** One of its listings, field by field: of a removed one what it had, of a new one that it is there. */
export function shownListing({ id, name, effect, fields }: PreviewListing): ChangedListing {
  return {
    id,
    name,
    fields: fields.flatMap(({ field, before, after }) =>
      field === null
        ? whatItHad(before)
        : [{ field: columnName(field), before: effect === 'archive' ? '' : written(before), after: written(after) }],
    ),
  }
}

/** The columns of a removed listing, those of one field together. */
function whatItHad(before: FieldValue): ChangedListing['fields'] {
  const shown = Object.entries(before).filter(([column]) => !HIDDEN.has(column))
  return [...Map.groupBy(shown, ([column]) => columnName(column))]
    .map(([field, columns]) => ({ field, before: columns.map(([, value]) => written(value)).join(', '), after: '' }))
    .filter((change) => change.before !== '')
}

/** What the database keeps for itself, and what only repeats another column. */
const HIDDEN = new Set(['id', 'version', 'created_at', 'updated_at', 'province_slug', 'city_slug', 'source_url'])

/** What has changed since in one of its listings. */
export function changedSince({ id, name, fields }: PreviewListing): readonly ChangedSince[] {
  return fields
    .filter(({ state }) => state !== 'goes_back' && state !== 'already')
    .map(({ field, after, now, state, changedBy, changedAt }) => ({
      key: `${id} ${field ?? ''}`,
      name,
      field: columnName(field ?? 'slug'),
      wrote: written(after),
      now: written(now),
      by: changedBy,
      at: changedAt,
      canGoBack: state === 'changed',
    }))
}

/** A value as a person reads it: columns and items one after the other. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(written).join('\n')
  if (typeof value === 'object') {
    const { id: _id, ...rest } = value as Record<string, unknown>
    const texts = Object.values(rest).map(written).filter(Boolean)
    // A slug that is as the name says nothing more.
    return texts.filter((text, at) => at === 0 || text !== texts[0]?.toLowerCase().replaceAll(' ', '-')).join(', ')
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
