import { CONTACT_MESSAGES, missingContactFields, type ContactMessage } from '@dira/directory-core'
import { useToasts } from '../components/Toast/index.ts'
import type { ContactFormResult } from '../directory/ContactForm/index.ts'

/** Takes a message as the site does: says in toasts what became of it. `isStored` is whether it could be kept. */
export function useSendContact(isStored = true) {
  const toasts = useToasts()
  return async (message: ContactMessage): Promise<ContactFormResult> => {
    const missing = missingContactFields(message)
    if (missing.length > 0) {
      toasts.add(CONTACT_MESSAGES.incomplete, { tone: 'error' })
      return { ok: false, missing }
    }
    if (!message.email.includes('@')) return { ok: false, errors: { email: CONTACT_MESSAGES.invalidEmail } }
    if (!isStored) {
      toasts.add(CONTACT_MESSAGES.notStored, { tone: 'error' })
      return { ok: false }
    }
    toasts.add(CONTACT_MESSAGES.sent, { tone: 'success' })
    return { ok: true }
  }
}
