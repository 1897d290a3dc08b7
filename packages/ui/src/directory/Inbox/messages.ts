const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What Inbox says by itself. */
export const inboxMessages = {
  heading: 'Inbox',
  purpose: 'What visitors sent, the newest first. Answer it, or pass an enquiry on to its business; then tick it off.',
  which: 'Which letters',
  open: 'Open',
  answered: 'Answered',
  message: 'Message',
  enquiry: 'Enquiry to a business',
  noSubject: 'No subject',
  sentAt: (instant: Date) => time.format(instant),
  mail: 'E-mail',
  mailTo: (name: string) => `Answer ${name} by e-mail`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `Answer ${name} by WhatsApp`,
  subject: (about: string) => (about === '' ? 'Your message' : `Re: ${about}`),
  markAnswered: 'Mark as answered',
  markOpen: 'Open again',
  marked: (action: string, name: string) => `${action}: ${name}`,
  emptyOpen: 'Everything is answered.',
  emptyAnswered: 'Nothing has been answered yet.',
  loading: 'Reading the inbox',
  failed: 'The inbox could not be read.',
  retry: 'Try again',
  more: 'Older ones are shown once these are answered.',
}
