import type { Message } from '@dira/data'
import { useState } from 'react'
import { Button, ClockIcon, Inline } from '@dira/ui'
import { deletionOf } from '../../../shared/inbox/inboxMessage.ts'
import { EraseDialog } from './EraseDialog.tsx'
import * as styles from './Inbox.css.ts'
import { inboxMessages } from './messages.ts'

/** What can be done with all that is kept of the sender. */
export interface PersonActions {
  onExport: (item: Message) => void
  onErase: (item: Message) => void
}

interface MessageKeptProps extends PersonActions {
  item: Message
  now: Date
}

/** How long a message is kept, and the ways to export and to delete all that its sender sent. */
export function MessageKept({ item, now, onExport, onErase }: MessageKeptProps) {
  const messages = inboxMessages
  const [isErasing, setErasing] = useState(false)
  const { asItIs, ifAnswered } = deletionOf(item, now)
  return (
    <div className={styles.kept}>
      <ClockIcon size={22} className={styles.keptIcon} />
      <p>{item.isAnswered ? messages.keptAnswered(asItIs) : messages.keptOpen(asItIs, ifAnswered)}</p>
      <Inline gap={4} className={styles.keptActions}>
        <Button variant="link" onPress={() => onExport(item)}>
          {messages.exportPerson}
        </Button>
        <Button variant="link" onPress={() => setErasing(true)}>
          {messages.erase}
        </Button>
      </Inline>
      {isErasing && (
        <EraseDialog
          name={item.name}
          email={item.email}
          onClose={() => setErasing(false)}
          onErase={() => {
            setErasing(false)
            onErase(item)
          }}
        />
      )}
    </div>
  )
}
