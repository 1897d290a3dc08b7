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
  contactBusiness: 'Contact Business',
  details: 'Details',
  category: 'Category',
  package: 'Package',
}
