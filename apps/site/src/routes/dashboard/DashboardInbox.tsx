import { Inbox } from '@dira/ui'
import { useInbox } from './useInbox.ts'

/** The inbox of the directory, for the administrator who is signed in. */
export function DashboardInbox() {
  return <Inbox {...useInbox()} />
}
