/** What PinCard says by itself. */
export const pinCardMessages = { viewDetails: 'View Details' }
