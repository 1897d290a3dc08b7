import { OPERATION_KINDS } from '@dira/data'
import { ADMIN_PATHS } from '@dira/data/site'
import { listAddress, ofForm, oneOf, uuid, wholeNumber, yes } from '../list/listAddress.ts'

/** What an address of the history shows, and the address that shows it. */
export const { read: readHistoryAddress, href: historyHref } = listAddress(
  ADMIN_PATHS.history,
  {
    isUndone: yes('undone'),
    listing: ofForm(/^.{1,64}$/s),
    who: uuid,
    what: oneOf(OPERATION_KINDS),
  },
  ['operation', wholeNumber],
)

/** Which operations are listed. */
export type HistoryFilters = ReturnType<typeof readHistoryAddress>['filters']
