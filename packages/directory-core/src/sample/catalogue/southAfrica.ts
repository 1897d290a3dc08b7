import type { CountryCatalogue } from './catalogue.ts'
import { SOUTH_AFRICAN_CITIES } from './southAfricaCities.ts'
import { SOUTH_AFRICAN_TOWNS } from './southAfricaTowns.ts'

export const SOUTH_AFRICA: CountryCatalogue = {
  country: 'ZA',
  mobiles: ['+27 72 555 ####', '+27 73 555 ####', '+27 82 555 ####', '+27 83 555 ####', '+27 84 555 ####'],
  mailboxes: ['hello', 'info'],
  places: [...SOUTH_AFRICAN_CITIES, ...SOUTH_AFRICAN_TOWNS],
}
