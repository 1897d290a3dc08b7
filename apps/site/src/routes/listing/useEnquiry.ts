import { CONTACT_MESSAGES, missingContactFields } from '@dira/directory-core'
import type { Enquiry, EnquiryAnswer, Sender } from '@dira/ui'
import { useSubmission } from '../../data/useSubmission.ts'

const MESSAGES = {
  limited: 'Too many enquiries were sent just now. Please try again in a few minutes, or call.',
  refused: 'Your enquiry could not be accepted. Please call or write an email instead.',
  unreachable: 'Your enquiry could not be sent. Please try again, or call.',
} as const

/** Checks and stores enquiries to a business. */
export function useEnquiry(listingId: string) {
  const store = useSubmission('enquiries')
  return async ({ name, email, message }: Enquiry, { isPerson }: Sender): Promise<EnquiryAnswer> => {
    if (missingContactFields({ name, email, message }).length > 0) {
      return { ok: false, message: CONTACT_MESSAGES.incomplete }
    }
    const { contactErrors } = await import('../../data/contactErrors.ts')
    const errors = contactErrors({ name, email, subject: '', message })
    if (errors) return { ok: false, errors }
    if (!(await isPerson())) return { ok: false, message: MESSAGES.refused }
    const outcome = await store({ listing_id: listingId, name, email, message })
    return outcome.ok ? outcome : { ok: false, message: MESSAGES[outcome.error] }
  }
}
