/** What ListingCard says by itself. */
export const listingCardMessages = {
  sample: 'Sample',
  viewDetails: 'View Details',
  viewDetailsOf: (businessName: string) => `View Details: ${businessName}`,
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (phone: string) => `WhatsApp ${phone}`,
  email: (email: string) => `E-mail ${email}`,
  website: (website: string) => `Website ${website}`,
}
