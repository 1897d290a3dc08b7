import { Inbox, type InboxControls } from './Inbox/Inbox.tsx'
import { PersonData } from './PersonData/PersonData.tsx'
import { useRef } from 'react'
import { useKeys } from '../../shared/keys/AdminKeys.tsx'
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts'
import { useInbox } from './useInbox.ts'
import { usePersonData } from './usePersonData.ts'

const HINTS = [
  { keys: 'j k', label: 'move' },
  { keys: 'r', label: 'reply' },
  { keys: 'a', label: 'assign' },
  { keys: 'e', label: 'archive' },
  { keys: 'x', label: 'pick' },
]

/** `/admin/inbox` */
export function InboxPage() {
  const controls = useRef<InboxControls>(null)
  const [hasKeys] = useSingleKeys()
  const { props, file, move, pick, close, markUnread, undo } = useInbox()
  useKeys('Inbox', [
    { keys: 'j', label: 'Next message', run: () => move(1) },
    { keys: 'k', label: 'Message before', run: () => move(-1) },
    { keys: 'x', label: 'Pick the message, or not', run: pick },
    { keys: 'Shift+J', label: 'Pick on', run: () => move(1, true) },
    { keys: 'Shift+K', label: 'Pick back', run: () => move(-1, true) },
    { keys: 'r', label: 'Reply', run: () => controls.current?.reply() },
    { keys: '$mod+Enter', label: 'Open WhatsApp or e-mail with the reply', run: () => controls.current?.send() },
    { keys: 'a', label: 'Assign', run: () => controls.current?.assign() },
    { keys: 'e', label: 'Archive', run: () => file('archived') },
    { keys: 'u', label: 'Unread', run: markUnread },
    { keys: '[Shift]+!', label: 'Spam', run: () => file('spam') },
    { keys: 'n', label: 'Note', run: () => controls.current?.note() },
    { keys: '/', label: 'Search', run: () => controls.current?.search() },
    { keys: 'z', label: 'Undo', run: undo },
    { keys: 'Escape', label: 'Give up the selection, or close the message', run: close },
  ])
  const person = usePersonData()
  return (
    <>
      <Inbox controls={controls} hints={hasKeys ? HINTS : []} {...props} />
      <PersonData {...person} />
    </>
  )
}
