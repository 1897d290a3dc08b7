import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { Database, Json } from './database.types.ts'
import {
  operationsSchema,
  previewSchema,
  undoSchema,
  type FieldValue,
  type LeftAlone,
  type OperationKind,
  type OperationPreview,
  type Operations,
  type UndoCounts,
} from './historyAnswer.ts'

/** What an undo did. */
export interface UndoReport {
  /** The undo itself, which can be undone; undefined when nothing was to be done. */
  readonly operation: number | undefined
  /** Fields put back, listings archived because the operation added them, removed listings brought back, fields left alone. */
  readonly changed: number
  readonly archived: number
  readonly restored: number
  readonly leftAlone: number
  readonly left: readonly LeftAlone[]
}

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
  /** Called after each page of a large undo with what is done so far. */
  readonly onProgress?: (report: UndoReport) => void
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
  /** Undoes it, page by page: after a rejection what is done is done, and undoing again does the rest. */
  readonly undo: (operation: number, options?: UndoOptions) => Promise<UndoReport>
}

/** So many listings are counted at once: few enough that nobody waits for long behind them. */
const COUNTED = 200

/** So many listings are named of what has changed since: more than anybody decides one by one. */
const MOST_NAMED = 500

/** The history of a data service. */
export function connectHistory(options: AdminDataOptions): HistoryData {
  const client = adminClient(options)

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
    return previewSchema.parse(data)
  }

  return {
    operations: async ({ isUndone, ...filter } = {}, page = {}) => {
      const asked = { ...filter, ...page, ...(isUndone && { undone: true }) }
      const { data } = await client.rpc('list_operations', { asked }).throwOnError()
      return operationsSchema.parse(data)
    },
    preview,
    summary: async (operation) => {
      const counts = { listings: 0, changed: 0, archived: 0, restored: 0, already: 0, leftAlone: 0 }
      const changedSince: OperationPreview['listings'] = []
      let after: string | null = ''
      while (after !== null) {
        const page: OperationPreview = await preview(operation, { after, size: COUNTED, onlyChanged: true })
        for (const key of Object.keys(counts) as (keyof UndoCounts)[]) counts[key] += page.counts[key]
        changedSince.push(...page.listings.slice(0, MOST_NAMED - changedSince.length))
        after = page.next
      }
      return { counts, changedSince }
    },
    undo: async (operation, { alsoChanged, onProgress = () => undefined } = {}) => {
      let report: UndoReport = {
        operation: undefined,
        changed: 0,
        archived: 0,
        restored: 0,
        leftAlone: 0,
        left: [],
      }
      let after: string | null = ''
      while (after !== null) {
        const asked: Database['public']['Functions']['undo_operation']['Args'] = {
          operation,
          after,
          ...(alsoChanged && { also_changed: alsoChanged as unknown as Json }),
          ...(report.operation !== undefined && { continues: report.operation }),
        }
        const { data } = await client.rpc('undo_operation', asked).throwOnError()
        const page = undoSchema.parse(data)
        report = {
          operation: page.operation ?? report.operation,
          changed: report.changed + page.changed,
          archived: report.archived + page.archived,
          restored: report.restored + page.restored,
          leftAlone: report.leftAlone + page.left_alone,
          left: [...report.left, ...page.left],
        }
        after = page.next
        if (after !== null) onProgress(report)
      }
      return report
    },
  }
}
