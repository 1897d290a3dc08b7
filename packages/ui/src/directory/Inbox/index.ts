export { Inbox, type InboxLetter, type InboxProps, type InboxState } from './Inbox.tsx'
