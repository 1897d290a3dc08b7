import { useState } from 'react'
import { OfflineIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Inline } from '../../components/Inline/index.ts'
import { Notice } from '../../components/Notice/index.ts'
import { useMessages } from '../../messages/index.ts'
import { getListedMessages } from './messages.ts'

export interface RestoredNoteProps {
  /** When it was written. */
  writtenAt: Date
  onAgain: () => void
}

/** Says that what was written before is still there, and asks once before it goes. */
export function RestoredNote({ writtenAt, onAgain }: RestoredNoteProps) {
  const messages = useMessages('getListed', getListedMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <Notice>
      <p>{isAsking ? messages.againText : messages.restored(writtenAt)}</p>
      <Inline>
        <Button variant="link" onPress={isAsking ? onAgain : () => setAsking(true)}>
          {messages.again}
        </Button>
        {isAsking && (
          <Button variant="link" onPress={() => setAsking(false)}>
            {messages.againCancel}
          </Button>
        )}
      </Inline>
    </Notice>
  )
}

export interface WaitsNoteProps {
  onSendNow: () => void
  /** It is not sent by itself any more. */
  onTakeBack: () => void
}

/** Says that an application is not sent yet, and goes by itself once there is a network. */
export function WaitsNote({ onSendNow, onTakeBack }: WaitsNoteProps) {
  const messages = useMessages('getListed', getListedMessages)
  return (
    <Notice>
      <p>
        <OfflineIcon size={18} /> {messages.waits}
      </p>
      <Inline>
        <Button variant="link" onPress={onSendNow}>
          {messages.sendNow}
        </Button>
        <Button variant="link" onPress={onTakeBack}>
          {messages.takeBack}
        </Button>
      </Inline>
    </Notice>
  )
}
