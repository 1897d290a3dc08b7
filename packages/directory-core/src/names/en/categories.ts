import type { Names } from '../names.ts'

export const categories: Names['categories'] = {
  accommodation: 'Accommodation',
  'restaurants-dining': 'Restaurants & Dining',
  shopping: 'Shopping',
  'car-hire-transport': 'Car Hire & Transport',
  'events-festivals': 'Events & Festivals',
  'wellness-spas': 'Wellness & Spas',
  'nightlife-entertainment': 'Nightlife & Entertainment',
}
