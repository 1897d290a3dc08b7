import { Needle } from '@dira/ui'
import type { ChangeRequestStatus } from '@dira/data'
import * as styles from './ChangeRequests.css.ts'
import { changeRequestsMessages } from './messages.ts'

/** How far a request is: a needle that is full while an administrator has to look, and a word. */
export function RequestState({ status }: { readonly status: ChangeRequestStatus }) {
  const messages = changeRequestsMessages
  return (
    <span className={styles.status}>
      <Needle hollow={status !== 'new'} className={styles.needle} />
      {messages.statuses[status]}
    </span>
  )
}
