import { INBOX_KINDS, INBOX_STATUSES, INBOX_WHOSE } from '@dira/data'
import { ADMIN_PATHS } from '@dira/data/site'
import { listAddress, ofForm, oneOf, oneOfWith, typed } from '../list/listAddress.ts'

/** What an address of the inbox shows, and the address that shows it. */
export const { read: readInboxAddress, href: inboxHref } = listAddress(
  ADMIN_PATHS.inbox,
  {
    status: oneOfWith(INBOX_STATUSES, 'open'),
    kind: oneOf(INBOX_KINDS),
    whose: oneOf(INBOX_WHOSE),
    search: typed,
  },
  ['message', ofForm(/./)],
)

/** Which messages are listed. */
export type InboxFilters = ReturnType<typeof readInboxAddress>['filters']
