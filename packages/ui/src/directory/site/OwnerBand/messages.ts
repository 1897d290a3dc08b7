/** What OwnerBand says by itself. */
export const ownerBandMessages = {
  heading: 'Are You a Business Owner?',
  text: (price: string) =>
    `Put your business in front of travellers across nine countries. One yearly package, from ${price}.`,
  pricing: 'See pricing',
  contact: 'Contact Us',
}
