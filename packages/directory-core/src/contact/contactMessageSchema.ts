import { z } from 'zod'
import { requiredText, text } from '../schema/text.ts'
import { CONTACT_LIMITS, CONTACT_MESSAGES } from './contactMessage.ts'

/** A contact message as it is stored, with the form's own sentences as reasons. A missing subject is an empty one. */
export const contactMessageSchema = z.object({
  name: requiredText(CONTACT_LIMITS.name, CONTACT_MESSAGES.incomplete),
  email: requiredText(CONTACT_LIMITS.email, CONTACT_MESSAGES.incomplete).refine(
    (address) => address === '' || z.email().safeParse(address).success,
    CONTACT_MESSAGES.invalidEmail,
  ),
  subject: text(CONTACT_LIMITS.subject).trim().default(''),
  message: requiredText(CONTACT_LIMITS.message, CONTACT_MESSAGES.incomplete),
})
