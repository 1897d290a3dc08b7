import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { changeSchema, type ListingsChange } from './changeJobAnswer.ts'
import { connectChangeJobs } from './changeJobs.ts'
import type { Json } from './database.types.ts'
import {
  operationOf,
  type OperationRow,
  previewOf,
  type FieldValue,
  type OperationKind,
  type OperationPreview,
  type Operations,
  type StoredPreview,
  type UndoCounts,
} from './historyAnswer.ts'
import { firstRows, has, matching, type Condition } from './pages.ts'

/** Which operations: all conditions hold together. */
export interface OperationFilter {
  /** The id of an account. */
  readonly actor?: string
  readonly kind?: OperationKind
  /** The id of a listing. */
  readonly listing?: string
  /** Only what is undone now. */
  readonly isUndone?: boolean
}

export interface UndoOptions {
  /** What was changed since and is put back nonetheless, with the value that was seen: another one is left alone. */
  readonly alsoChanged?: readonly { readonly listing: string; readonly field: string; readonly now: FieldValue }[]
  /** Called now and then with what is done so far of a large undo. */
  readonly onProgress?: (change: ListingsChange) => void
}

/** What was done to the directory and how it goes back, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface HistoryData {
  /** A page, newest first; the next one is `before` the last id of this one. */
  readonly operations: (
    filter?: OperationFilter,
    page?: { readonly before?: number; readonly size?: number },
  ) => Promise<Operations>
  /** What undoing would do, listing by listing; the next page is `after` the `next` of this one. */
  readonly preview: (
    operation: number,
    page?: {
      readonly after?: string
      /** @default 50, at most 1,000 */
      readonly size?: number
    },
  ) => Promise<OperationPreview>
  /** What undoing would do in all, asked for page by page, and the first 500 listings of which something would be left alone. */
  readonly summary: (
    operation: number,
  ) => Promise<{ readonly counts: UndoCounts; readonly changedSince: OperationPreview['listings'] }>
  /** Begins to undo it. What is more than one request does goes on by itself; undoing again goes on with one that was stopped. */
  readonly beginUndo: (operation: number, options?: Pick<UndoOptions, 'alsoChanged'>) => Promise<ListingsChange>
  /** Undoes it, and resolves when nobody works on it any more. */
  readonly undo: (operation: number, options?: UndoOptions) => Promise<ListingsChange>
}

/** So many listings are counted at once: few enough that nobody waits for long behind them. */
const COUNTED = 200

/** So many listings are named of what has changed since: more than anybody decides one by one. */
const MOST_NAMED = 500

/** The history of a data service. */
export function connectHistory(options: AdminDataOptions): HistoryData {
  const client = adminClient(options)
  const jobs = connectChangeJobs(options)

  /** All operations, or those that touched a listing, which have one column more. */
  const operationsOf = (listing: string | undefined) =>
    listing === undefined
      ? client.from('admin_operations').select()
      : client.from('admin_listing_operations').select().eq('listing_id', listing)

  async function nameOf(listing: string | undefined): Promise<string | undefined> {
    if (listing === undefined) return undefined
    const { data } = await client.from('listings').select('business_name').eq('id', listing).throwOnError()
    return data[0]?.business_name
  }

  async function preview(
    operation: number,
    { after = '', size = 50, onlyChanged = false }: { after?: string; size?: number; onlyChanged?: boolean } = {},
  ): Promise<OperationPreview> {
    const { data } = await client
      .rpc('operation_preview', {
        operation,
        after,
        size,
        only_changed: onlyChanged,
      })
      .throwOnError()
    return previewOf(data as unknown as StoredPreview)
  }

  async function beginUndo(
    operation: number,
    { alsoChanged = [] }: Pick<UndoOptions, 'alsoChanged'> = {},
  ): Promise<ListingsChange> {
    const { data } = await client
      .rpc('undo_operation', {
        operation,
        // Without any it goes on with what was stopped.
        ...(alsoChanged.length > 0 && { also_changed: alsoChanged as unknown as Json }),
      })
      .throwOnError()
    return changeSchema.parse(data)
  }

  return {
    operations: async ({ actor, kind, listing, isUndone = false } = {}, { before, size = 50 } = {}) => {
      const conditions: readonly Condition[] = [
        ...has('actor', actor),
        ...has('kind', kind),
        ...(before === undefined ? [] : [['id', 'lt', `${before}`] as const]),
        ...(isUndone ? [['undone_by', 'not.is', 'null'] as const] : []),
      ]
      const newestFirst = matching(operationsOf(listing), conditions).order('id', { ascending: false })
      const [{ rows, more }, name] = await Promise.all([firstRows<object>(newestFirst, size), nameOf(listing)])
      return { operations: rows.map((row) => operationOf(row as OperationRow)), more, listing: name }
    },
    preview,
    summary: async (operation) => {
      const counts = { listings: 0, changed: 0, archived: 0, restored: 0, already: 0, leftAlone: 0 }
      const changedSince: OperationPreview['listings'][number][] = []
      let after: string | null = ''
      while (after !== null) {
        const page: OperationPreview = await preview(operation, { after, size: COUNTED, onlyChanged: true })
        for (const key of Object.keys(counts) as (keyof UndoCounts)[]) counts[key] += page.counts[key]
        changedSince.push(...page.listings.slice(0, MOST_NAMED - changedSince.length))
        after = page.next
      }
      return { counts, changedSince }
    },
    beginUndo,
    undo: async (operation, { onProgress, ...ticked } = {}) =>
      jobs.follow(await beginUndo(operation, ticked), onProgress),
  }
}
