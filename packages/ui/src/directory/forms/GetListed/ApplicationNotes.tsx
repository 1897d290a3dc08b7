import { useState } from 'react'
import { OfflineIcon } from '../../../art/Icon/index.ts'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
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
        <NativeButton variant="link" onClick={isAsking ? onAgain : () => setAsking(true)}>
          {messages.again}
        </NativeButton>
        {isAsking && (
          <NativeButton variant="link" onClick={() => setAsking(false)}>
            {messages.againCancel}
          </NativeButton>
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
        <NativeButton variant="link" onClick={onSendNow}>
          {messages.sendNow}
        </NativeButton>
        <NativeButton variant="link" onClick={onTakeBack}>
          {messages.takeBack}
        </NativeButton>
      </Inline>
    </Notice>
  )
}
