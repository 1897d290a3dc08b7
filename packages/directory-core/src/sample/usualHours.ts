import type { BusinessHours } from '../listing/listing.ts'
import type { Trade } from './catalogue/catalogue.ts'
import { dailyHours, weeklyHours } from './catalogue/weeklyHours.ts'

const OFFICE = [weekdays('09:00 – 16:00', 'Closed', 'Closed'), weekdays('10:00 – 17:00', '10:00 – 13:00', 'Closed')]
const YARD = [
  weekdays('07:30 – 17:30', '08:00 – 13:00', 'Closed'),
  weekdays('08:00 – 17:00', '08:00 – 14:00', 'By appointment'),
]
const DRIVERS = [dailyHours('24 hours'), dailyHours('04:00 – 23:00')]
const KITCHEN = [
  weekdays('11:30 – 21:30', '11:30 – 22:30', '12:00 – 16:00'),
  weeklyHours([
    'Closed',
    '12:00 – 15:00, 18:00 – 22:00',
    '12:00 – 15:00, 18:00 – 22:00',
    '12:00 – 15:00, 18:00 – 22:00',
    '12:00 – 15:00, 18:00 – 23:00',
    '12:00 – 23:00',
    '12:00 – 16:00',
  ]),
]

/** The hours that a trade usually keeps, where the catalogue gives none. */
export const USUAL_HOURS: Record<Trade, readonly (readonly BusinessHours[])[]> = {
  'hotels-resorts': [dailyHours('24 hours'), dailyHours('06:00 – 23:00')],
  guesthouses: [dailyHours('07:00 – 21:00'), dailyHours('07:30 – 20:00')],
  'safari-lodges': [dailyHours('05:30 – 21:00'), dailyHours('06:00 – 20:00')],
  'self-catering': [weekdays('08:00 – 17:00', '08:00 – 17:00', '09:00 – 12:00')],
  'bed-breakfast': [dailyHours('07:00 – 20:00')],
  'camping-glamping': [dailyHours('06:30 – 20:00'), dailyHours('07:00 – 00:00')],
  'fine-dining': KITCHEN,
  'casual-dining': KITCHEN,
  'traditional-cuisine': KITCHEN,
  'cafes-bakeries': [weekdays('06:30 – 17:00', '07:00 – 15:00', 'Closed')],
  'international-cuisine': KITCHEN,
  'food-markets': [weekdays('Closed', '08:00 – 15:00', 'Closed')],
  shopping: [weekdays('09:00 – 17:30', '09:00 – 14:00', 'Closed')],
  'car-rental': YARD,
  'airport-transfers': DRIVERS,
  'tour-buses': [dailyHours('07:00 – 18:00')],
  'luxury-transport': YARD,
  'safari-vehicles': YARD,
  'chauffeur-services': DRIVERS,
  'events-festivals': OFFICE,
  'wellness-spas': [weekdays('09:00 – 19:00', '09:00 – 18:00', '10:00 – 16:00')],
  'nightlife-entertainment': [
    weeklyHours(['Closed', 'Closed', '18:00 – 00:00', '18:00 – 00:00', '18:00 – 03:00', '18:00 – 03:00', 'Closed']),
  ],
}

function weekdays(monday: string, saturday: string, sunday: string): BusinessHours[] {
  return weeklyHours([monday, monday, monday, monday, monday, saturday, sunday])
}
