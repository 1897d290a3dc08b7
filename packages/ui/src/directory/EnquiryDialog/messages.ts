import type { ContactChannel } from '../ContactPanel/contactLines.ts'

/** What EnquiryDialog says by itself. */
export const enquiryDialogMessages = {
  title: (business: string) => `Contact ${business}`,
  channels: { phone: 'Call', whatsapp: 'WhatsApp', mail: 'Email', website: 'Website' } as Record<
    ContactChannel,
    string
  >,
  heading: 'Send an enquiry',
  headingBesideChannels: 'Or send an enquiry',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  tooLong: (limit: number) => `Too long: at most ${limit} characters`,
  send: 'Send Message',
  sending: 'Sending...',
  purpose: 'Goes to the business, who will answer by email.',
  privacy: 'Privacy',
  sent: 'Your message has been sent! The business will answer by email.',
  failed: 'Your message could not be sent. Please try again.',
  close: 'Close',
}
