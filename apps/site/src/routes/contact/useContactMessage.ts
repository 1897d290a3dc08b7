import { CONTACT_MESSAGES, missingContactFields, type ContactMessage } from '@dira/directory-core'
import type { ContactFormResult, Sender } from '@dira/ui'
import { useSubmission } from '../../data/useSubmission.ts'
import { useNotices } from '../../notices/NoticeProvider.tsx'

const REFUSED = { ok: false, error: 'refused' } as const

const MESSAGES = {
  limited: 'Too many messages were sent just now. Please try again in a few minutes.',
  refused: 'Your message could not be accepted. Please write an email instead.',
  unreachable: CONTACT_MESSAGES.notStored,
} as const

/** Checks and stores messages of the contact form, and tells what became of each in a toast. */
export function useContactMessage() {
  const store = useSubmission('contact_messages')
  const { notify } = useNotices()
  return async (message: ContactMessage, { isPerson }: Sender): Promise<ContactFormResult> => {
    const missing = missingContactFields(message)
    if (missing.length > 0) {
      notify(CONTACT_MESSAGES.incomplete, { tone: 'error' })
      return { ok: false, missing }
    }
    const { contactErrors } = await import('../../data/contactErrors.ts')
    const errors = contactErrors(message)
    if (errors) return { ok: false, errors }
    const outcome = (await isPerson()) ? await store({ ...message }) : REFUSED
    if (outcome.ok) {
      notify(CONTACT_MESSAGES.sent, { tone: 'success' })
      return { ok: true }
    }
    notify(MESSAGES[outcome.error], { tone: 'error' })
    return { ok: false }
  }
}
