import type { AfricanCountryCode } from './africa.ts'

/** A city by its name and its slug. */
export interface City {
  readonly name: string
  readonly slug: string
  readonly country: AfricanCountryCode
}

/** The eight cities of the locations page, in the specification's order. */
export const POPULAR_CITIES: readonly City[] = [
  { name: 'Cape Town', slug: 'cape-town', country: 'ZA' },
  { name: 'Johannesburg', slug: 'johannesburg', country: 'ZA' },
  { name: 'Nairobi', slug: 'nairobi', country: 'KE' },
  { name: 'Windhoek', slug: 'windhoek', country: 'NA' },
  { name: 'Gaborone', slug: 'gaborone', country: 'BW' },
  { name: 'Harare', slug: 'harare', country: 'ZW' },
  { name: 'Durban', slug: 'durban', country: 'ZA' },
  { name: 'Dar es Salaam', slug: 'dar-es-salaam', country: 'TZ' },
]
