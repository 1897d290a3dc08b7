import type { Names } from '../names.ts'

export const subcategories: Names['subcategories'] = {
  'hotels-resorts': 'Hotels & Resorts',
  guesthouses: 'Guesthouses',
  'safari-lodges': 'Safari Lodges',
  'self-catering': 'Self-Catering',
  'bed-breakfast': 'Bed & Breakfast',
  'camping-glamping': 'Camping & Glamping',
  'fine-dining': 'Fine Dining',
  'casual-dining': 'Casual Dining',
  'traditional-cuisine': 'Traditional Cuisine',
  'cafes-bakeries': 'Cafés & Bakeries',
  'international-cuisine': 'International Cuisine',
  'food-markets': 'Food Markets',
  'car-rental': 'Car Rental',
  'airport-transfers': 'Airport Transfers',
  'tour-buses': 'Tour Buses',
  'luxury-transport': 'Luxury Transport',
  'safari-vehicles': 'Safari Vehicles',
  'chauffeur-services': 'Chauffeur Services',
}
