import { INBOX_KINDS, INBOX_STATUSES, INBOX_WHOSE } from '@dira/data'
import type { InboxFilters } from './inboxMessage.ts'
import { ADMIN_PATHS } from '@dira/data/site'

/** Where the inbox is. */
const INBOX_PATH = ADMIN_PATHS.inbox

/** What an address of the inbox shows; what it does not understand is left out. */
export function readInboxAddress(search: string): {
  readonly filters: InboxFilters
  readonly item: string | undefined
} {
  const query = new URLSearchParams(search)
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === query.get(name))
  return {
    filters: {
      status: one('status', INBOX_STATUSES) ?? 'open',
      kind: one('kind', INBOX_KINDS),
      whose: one('whose', INBOX_WHOSE),
      search: (query.get('search') ?? '').slice(0, 200),
    },
    item: query.get('message') ?? undefined,
  }
}

/** The address of the inbox with filters and perhaps a message open; what is as always is left out. */
export function inboxHref({ status, kind, whose, search }: Partial<InboxFilters> = {}, item?: string): string {
  const query = new URLSearchParams()
  if (status !== undefined && status !== 'open') query.set('status', status)
  if (kind !== undefined) query.set('kind', kind)
  if (whose !== undefined) query.set('whose', whose)
  if (search) query.set('search', search)
  if (item !== undefined) query.set('message', item)
  return query.size === 0 ? INBOX_PATH : `${INBOX_PATH}?${query}`
}
