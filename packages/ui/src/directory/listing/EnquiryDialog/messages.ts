import type { ContactChannel } from '../contact/contactLines.ts'

/** What EnquiryDialog says by itself. */
export const enquiryDialogMessages = {
  title: (business: string) => `Contact ${business}`,
  channels: { phone: 'Call', whatsapp: 'WhatsApp', mail: 'Email', website: 'Website' } as Record<
    ContactChannel,
    string
  >,
  noChannels:
    'No contact details are shown for this business. What you write here is kept for the guide’s team; the business can read it only if it looks after this page.',
  /** What an e-mail and a WhatsApp message begin with as long as nothing is written in the form. */
  subject: (business: string) => `Enquiry: ${business}`,
  opening: (business: string) => `Hello, I found ${business} in the guide and would like to ask: `,
  heading: 'Send an enquiry',
  headingBesideChannels: 'Or send an enquiry',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    message: 'Please enter your message',
  },
  tooLong: (limit: number) => `Too long: at most ${String(limit)} characters`,
  send: 'Send Message',
  sending: 'Sending...',
  /** While the device computes a proof, because many messages come from its network. Read aloud. */
  moment: 'One moment...',
  purpose: 'Kept for the guide’s team, and for the business if it looks after this page.',
  privacy: 'Privacy',
  sent: 'Your message has been sent! It is kept for the guide’s team, and for the business if it looks after this page.',
  failed: 'Your message could not be sent. Please try again.',
  close: 'Close',
}
