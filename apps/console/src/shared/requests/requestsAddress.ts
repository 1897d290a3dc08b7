import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATUSES } from '@dira/data'
import type { RequestFilters } from './changeRequest.ts'
import { ADMIN_PATHS } from '@dira/data/site'

/** What an address of the requests shows, at first those that wait for an administrator; what it does not understand is left out. */
export function readRequestsAddress(search: string): {
  readonly filters: RequestFilters
  readonly request: string | undefined
} {
  const query = new URLSearchParams(search)
  const request = query.get('request') ?? ''
  return {
    filters: {
      status: [...CHANGE_REQUEST_STATUSES, 'all' as const].find((status) => status === query.get('status')) ?? 'new',
      kind: CHANGE_REQUEST_KINDS.find((kind) => kind === query.get('kind')),
      search: (query.get('search') ?? '').slice(0, 200),
    },
    request: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(request) ? request : undefined,
  }
}

/** The address of the requests with filters and perhaps one open; what is as always is left out. */
export function requestsHref({ status, kind, search }: Partial<RequestFilters> = {}, request?: string): string {
  const query = new URLSearchParams()
  if (status !== undefined && status !== 'new') query.set('status', status)
  if (kind !== undefined) query.set('kind', kind)
  if (search) query.set('search', search)
  if (request !== undefined) query.set('request', request)
  return query.size === 0 ? ADMIN_PATHS.requests : `${ADMIN_PATHS.requests}?${query}`
}
