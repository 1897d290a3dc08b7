import { useState } from 'react'
import { Button, Inline } from '@dira/ui'
import { TypedQuestion } from '../../TypedQuestion.tsx'
import { linksMessages } from './messages.ts'

interface AccountActionsProps {
  email: string
  /** @default no server makes links */
  onNewPassword?: (() => void) | undefined
  /** The address has been typed. @default it cannot be removed */
  onRemove?: (() => void) | undefined
  /** The question before an account is removed. */
  question: {
    readonly removeTitle: string
    readonly removeText: (email: string) => string
    readonly removeName: (email: string) => string
  }
}

/** What can be done with an account of a list: a link for a new password, and removing it once its address was typed. */
export function AccountActions({ email, onNewPassword, onRemove, question }: AccountActionsProps) {
  const messages = linksMessages
  const [isAsking, setAsking] = useState(false)
  return (
    <Inline>
      {onNewPassword && (
        <Button variant="link" aria-label={messages.newPasswordOf(email)} onPress={onNewPassword}>
          {messages.newPassword}
        </Button>
      )}
      {onRemove && (
        <Button variant="link" aria-label={messages.removeOf(email)} onPress={() => setAsking(true)}>
          {messages.remove}
        </Button>
      )}
      {onRemove && isAsking && (
        <TypedQuestion
          title={question.removeTitle}
          text={question.removeText(email)}
          name={email}
          label={question.removeName(email)}
          action={messages.remove}
          cancel={messages.cancel}
          onConfirm={() => {
            onRemove()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Inline>
  )
}
