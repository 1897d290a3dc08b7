import { CONTACT_MESSAGES, type ContactMessage } from '@dira/directory-core'
import type { ContactFormResult, Sender } from '@dira/ui'
import { useSubmission } from '../../shared/useSubmission.ts'
import { useNotices } from '@dira/app'

const MESSAGES = {
  incomplete: CONTACT_MESSAGES.incomplete,
  limited: 'Too many messages were sent just now. Please try again in a few minutes.',
  refused: 'Your message could not be accepted. Please write an email instead.',
  unreachable: CONTACT_MESSAGES.notStored,
} as const

/** Sends messages of the contact form and shows the outcome in a toast. */
export function useContactMessage() {
  const { send, prepare } = useSubmission('contact_messages')
  const { notify } = useNotices()
  const onSubmit = async (message: ContactMessage, sender: Sender): Promise<ContactFormResult> => {
    const outcome = await send(message, sender)
    if (outcome.ok) notify(CONTACT_MESSAGES.sent, { tone: 'success' })
    // Field errors are shown at the fields, and stay there.
    else if (outcome.error !== 'invalid') {
      notify(MESSAGES[outcome.error], { tone: 'error' })
    }
    return outcome
  }
  return { onSubmit, prepare }
}
