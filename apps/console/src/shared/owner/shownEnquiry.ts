import type { OwnerEnquiry } from '@dira/data'
import { mailHref, whatsappHref, whatsappLink } from '../inbox/replyLinks.ts'
import type { OwnerEnquiryRow } from './OwnerEnquiries/OwnerEnquiries.tsx'
import { capital } from './columnWords.ts'
import { fullDay, shortWhen } from './when.ts'

interface ShownOptions {
  readonly now: Date
  /** The owner has several listings: each enquiry says to which it is. */
  readonly hasSeveral: boolean
}

/** An enquiry with the ways to reply. */
export function shownEnquiry(enquiry: OwnerEnquiry, { now, hasSeveral }: ShownOptions): OwnerEnquiryRow {
  const { id, name, email, phone, businessName, text, createdAt: sentAt, answeredAt } = enquiry
  const whatsapp = whatsappLink(phone)
  return {
    id,
    name,
    about: hasSeveral ? businessName : undefined,
    text,
    sentAt,
    sent: capital(shortWhen(sentAt, now)),
    mailHref: mailHref({
      email,
      subject: `Your enquiry to ${businessName}`,
      text: `Dear ${name},`,
      intro: `${name} wrote on ${fullDay(sentAt)}:`,
      quoted: text,
    }),
    whatsappHref: whatsapp && whatsappHref(whatsapp, `Dear ${name},`),
    isAnswered: answeredAt !== undefined,
  }
}
