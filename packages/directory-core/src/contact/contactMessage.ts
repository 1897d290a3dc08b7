/** What a visitor writes on the contact page. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  /** Optional: '' when not given. */
  readonly subject: string
  readonly message: string
}

/** The most characters of each field. */
export const CONTACT_LIMITS = { name: 120, email: 254, subject: 200, message: 5000 } as const

/** The fields that may not be empty, in the order of the form. */
export const REQUIRED_CONTACT_FIELDS = ['name', 'email', 'message'] as const
/** A field that may not be empty. */
export type RequiredContactField = (typeof REQUIRED_CONTACT_FIELDS)[number]

/** What the contact form says, word for word from the specification; `notStored` is Dira's. */
export const CONTACT_MESSAGES = {
  incomplete: 'Please fill out all required fields',
  invalidEmail: 'Please enter a valid email address',
  sent: "Your message has been sent! We'll get back to you soon.",
  notStored: 'Your message could not be sent. Please try again.',
} as const

/** The required fields that are empty or blank: with any, nothing is sent and the form says `CONTACT_MESSAGES.incomplete`. */
export function missingContactFields(
  message: Readonly<Partial<Record<RequiredContactField, string>>>,
): RequiredContactField[] {
  return REQUIRED_CONTACT_FIELDS.filter((field) => (message[field] ?? '').trim() === '')
}
