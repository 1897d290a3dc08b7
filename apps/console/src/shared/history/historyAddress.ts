import { OPERATION_KINDS } from '@dira/data'
import type { HistoryFilters } from './historyOperation.ts'
import { ADMIN_PATHS } from '@dira/data/site'

/** Where the history is. */
const HISTORY_PATH = ADMIN_PATHS.history

/** What an address of the history shows; what it does not understand is left out. */
export function readHistoryAddress(search: string): {
  readonly filters: HistoryFilters
  readonly operation: number | undefined
} {
  const query = new URLSearchParams(search)
  const who = query.get('who') ?? ''
  const operation = query.get('operation') ?? ''
  return {
    filters: {
      isUndone: query.get('undone') === 'true',
      listing: query.get('listing')?.slice(0, 64) || undefined,
      who: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(who) ? who : undefined,
      what: OPERATION_KINDS.find((kind) => kind === query.get('what')),
    },
    operation: /^\d{1,15}$/.test(operation) ? Number(operation) : undefined,
  }
}

/** The address of the history with filters and perhaps an operation open; what is as always is left out. */
export function historyHref(
  { isUndone, listing, who, what }: Partial<HistoryFilters> = {},
  operation?: number,
): string {
  const query = new URLSearchParams()
  if (isUndone) query.set('undone', 'true')
  if (listing !== undefined) query.set('listing', listing)
  if (who !== undefined) query.set('who', who)
  if (what !== undefined) query.set('what', what)
  if (operation !== undefined) query.set('operation', String(operation))
  return query.size === 0 ? HISTORY_PATH : `${HISTORY_PATH}?${query}`
}
