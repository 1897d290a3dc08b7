import type { PurposeLink } from '@dira/directory-core'

/** What ContactPanel says by itself. */
export const contactPanelMessages = {
  today: (hours: string) => `Today ${hours}`,
  /** Where today's hours are not known. */
  hours: 'Business Hours',
  location: (place: string) => `Location: ${place}`,
  contactInformation: 'Contact Information',
  noContact: 'No contact details provided',
  whatsapp: 'WhatsApp',
  whatsappTo: (phone: string) => `WhatsApp ${phone}`,
  links: { book: 'Book', menu: 'See the menu', order: 'Order' } as Record<PurposeLink['purpose'], string>,
  contactBusiness: 'Contact Business',
  details: 'Details',
  category: 'Category',
  package: 'Package',
}
