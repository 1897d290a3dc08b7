import type { Names } from '../names.ts'

/** The groups of a town's page: each kind of place is in that of its category. Events are no group: one comes for them on a day. */
export const townGroups: Names['townGroups'] = {
  'restaurants-dining': 'Eat',
  accommodation: 'Stay',
  shopping: 'Shop',
  'wellness-spas': 'Care',
  'car-hire-transport': 'Get around',
  'nightlife-entertainment': 'Night',
}
