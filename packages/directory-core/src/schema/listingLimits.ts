/** The most characters (UTF-16, as forms count them) of each text of a listing. The database states the same figures. */
export const LISTING_LIMITS = {
  id: 64,
  businessName: 120,
  slug: 160,
  category: 60,
  place: 80,
  address: 200,
  phone: 40,
  email: 254,
  url: 500,
  description: 2000,
  shortText: 120,
  /** The most images, rows of hours, social links and offers. */
  items: 20,
} as const
