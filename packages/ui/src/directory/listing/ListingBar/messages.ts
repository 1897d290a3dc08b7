/** What ListingBar says by itself. */
export const listingBarMessages = { label: 'Contact and save', call: 'Call', whatsapp: 'WhatsApp' }
