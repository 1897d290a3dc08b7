/** What ContactForm says by itself. */
export const contactFormMessages = {
  heading: 'Send us a message',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    message: 'Please enter your message',
  },
  tooLong: (limit: number) => `Too long: at most ${String(limit)} characters`,
  purpose: 'We keep your message and your address to answer you, and for nothing else.',
  privacy: 'What we store',
  send: 'Send Message',
  sending: 'Sending...',
  /** While the device computes a proof, because many messages come from its network. Read aloud. */
  moment: 'One moment...',
}
