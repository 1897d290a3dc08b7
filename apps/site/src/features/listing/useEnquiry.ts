import { CONTACT_MESSAGES } from '@dira/directory-core'
import type { Enquiry, EnquiryAnswer, Sender } from '@dira/ui'
import { useSubmission } from '../../shared/useSubmission.ts'

const MESSAGES = {
  incomplete: CONTACT_MESSAGES.incomplete,
  limited: 'Too many enquiries were sent just now. Please try again in a few minutes.',
  refused: 'Your enquiry could not be accepted. Please reach the business another way.',
  unreachable: 'Your enquiry could not be sent. Please try again.',
} as const

/** Sends enquiries to a business. */
export function useEnquiry(listingId: string) {
  const { send, prepare } = useSubmission('enquiries', { listing_id: listingId })
  const onEnquiry = async (enquiry: Enquiry, sender: Sender): Promise<EnquiryAnswer> => {
    const outcome = await send(enquiry, sender)
    if (outcome.ok || outcome.error === 'invalid') return outcome
    return { ...outcome, message: MESSAGES[outcome.error] }
  }
  return { onEnquiry, prepare }
}
