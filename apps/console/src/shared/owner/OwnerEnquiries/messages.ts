import { englishCount } from '@dira/ui'

/** What OwnerEnquiries says by itself. */
export const ownerEnquiriesMessages = {
  heading: 'Enquiries',
  isNew: 'New',
  to: (business: string) => `To ${business}`,
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name} by e-mail`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `Reply to ${name} on WhatsApp`,
  answered: 'Answered',
  mark: 'Mark as answered',
  markOf: (name: string) => `Mark as answered: the enquiry of ${name}`,
  unmark: 'Not answered',
  unmarkOf: (name: string) => `Not answered: the enquiry of ${name}`,
  all: (count: number) => (count === 1 ? 'The one enquiry' : `All ${englishCount(count)} enquiries`),
  none: 'No enquiry yet',
  noneNote: 'What travellers write on your page comes here.',
  more: 'Show older ones',
}
