import type { AttributeSlug } from './attributes.ts'

/** What the attributes are called in English. */
export const attributes: Readonly<Record<AttributeSlug, string>> = {
  wifi: 'Wi-Fi',
  'power-backup': 'Generator or solar power',
  'borehole-water': 'Borehole water',
  'mobile-money': 'M-Pesa or mobile money',
  cards: 'Cards accepted',
  parking: 'Parking',
  'step-free': 'Step-free',
  halal: 'Halal',
  vegetarian: 'Vegetarian food',
  vegan: 'Vegan food',
  'air-conditioning': 'Air conditioning',
  breakfast: 'Breakfast',
  'swimming-pool': 'Swimming pool',
  'outdoor-seating': 'Outdoor seating',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  toilets: 'Toilets',
  english: 'English spoken',
  french: 'French spoken',
  arabic: 'Arabic spoken',
  portuguese: 'Portuguese spoken',
  swahili: 'Swahili spoken',
}
