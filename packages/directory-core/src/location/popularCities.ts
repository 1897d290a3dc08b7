import { slugify } from '../listing/slugify.ts'

/** A city by its name and its slug. */
export interface City {
  readonly name: string
  readonly slug: string
  /** The name of its country. */
  readonly country: string
}

/** The eight cities of the locations page, in the specification's order. */
export const POPULAR_CITIES: readonly City[] = [
  city('Cape Town', 'South Africa'),
  city('Johannesburg', 'South Africa'),
  city('Nairobi', 'Kenya'),
  city('Windhoek', 'Namibia'),
  city('Gaborone', 'Botswana'),
  city('Harare', 'Zimbabwe'),
  city('Durban', 'South Africa'),
  city('Dar es Salaam', 'Tanzania'),
]

function city(name: string, country: string): City {
  return { name, slug: slugify(name), country }
}
