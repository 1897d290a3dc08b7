import { CHANGE_REQUEST_KINDS, CHANGE_REQUEST_STATUSES } from '@dira/data'
import { ADMIN_PATHS } from '@dira/data/site'
import { listAddress, oneOf, oneOfWith, typed, uuid } from '../list/listAddress.ts'

/** What an address of the requests shows, at first those that wait for an administrator, and the address that shows it. */
export const { read: readRequestsAddress, href: requestsHref } = listAddress(
  ADMIN_PATHS.requests,
  {
    status: oneOfWith([...CHANGE_REQUEST_STATUSES, 'all'], 'new'),
    kind: oneOf(CHANGE_REQUEST_KINDS),
    search: typed,
  },
  ['request', uuid],
)

/** Which requests are listed. */
export type RequestFilters = ReturnType<typeof readRequestsAddress>['filters']
