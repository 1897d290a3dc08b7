import { Inbox, type InboxControls } from '@dira/ui'
import { useRef } from 'react'
import { useKeys } from '../keys/AdminKeys.tsx'
import { useSingleKeys } from '../keys/useSingleKeys.ts'
import { useInbox } from './useInbox.ts'

const HINTS = [
  { keys: 'j k', label: 'move' },
  { keys: 'r', label: 'reply' },
  { keys: 'a', label: 'assign' },
  { keys: 'e', label: 'archive' },
]

/** `/admin/inbox` */
export function InboxPage() {
  const controls = useRef<InboxControls>(null)
  const [hasKeys] = useSingleKeys()
  const { props, opened, file, move, close, markUnread, undo } = useInbox()
  useKeys('Inbox', [
    { keys: 'j', label: 'Next letter', run: () => move(1) },
    { keys: 'k', label: 'Letter before', run: () => move(-1) },
    { keys: 'r', label: 'Reply', run: () => controls.current?.reply() },
    { keys: '$mod+Enter', label: 'Open WhatsApp or e-mail with the reply', run: () => controls.current?.send() },
    { keys: 'a', label: 'Assign', run: () => controls.current?.assign() },
    { keys: 'e', label: 'Archive', run: () => opened && opened.status !== 'archived' && file(opened, 'archived') },
    { keys: 'u', label: 'Unread', run: markUnread },
    { keys: '[Shift]+!', label: 'Spam', run: () => opened && opened.status !== 'spam' && file(opened, 'spam') },
    { keys: 'n', label: 'Note', run: () => controls.current?.note() },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: 'z', label: 'Undo', run: undo },
    { keys: 'Escape', label: 'Close the letter', run: close },
  ])
  return <Inbox controls={controls} hints={hasKeys ? HINTS : []} {...props} />
}
