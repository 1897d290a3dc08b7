export { Inbox, type InboxControls, type InboxProps } from './Inbox.tsx'
export type {
  InboxAdministrator,
  InboxFilters,
  InboxLetter,
  InboxNote,
  InboxState,
  InboxStatus,
  OpenLetter,
} from './inboxLetter.ts'
export { mailHref, whatsappHref } from './replyLinks.ts'
