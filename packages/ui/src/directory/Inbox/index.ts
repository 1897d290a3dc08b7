export { Inbox, type InboxControls, type InboxProps } from './Inbox.tsx'
export type {
  InboxAdministrator,
  InboxFilters,
  InboxMessage,
  InboxNote,
  InboxState,
  InboxStatus,
  OpenMessage,
} from './inboxMessage.ts'
export { mailHref, whatsappHref } from './replyLinks.ts'
