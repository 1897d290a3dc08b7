import { TypedQuestion } from '../../../shared/TypedQuestion.tsx'
import { inboxMessages } from './messages.ts'

interface EraseDialogProps {
  name: string
  email: string
  onErase: () => void
  onClose: () => void
}

/** Asks before everything from a person goes. */
export function EraseDialog({ name, email, onErase, onClose }: EraseDialogProps) {
  const messages = inboxMessages
  return (
    <TypedQuestion
      title={messages.eraseTitle}
      text={messages.eraseText(email)}
      name={name}
      label={messages.eraseName(name)}
      action={messages.erase}
      cancel={messages.cancel}
      onConfirm={onErase}
      onClose={onClose}
    />
  )
}
