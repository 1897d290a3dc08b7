import { categoryName, countryName, type Listing } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'

/** The texts by which the specified rule finds a listing, by the fields that they are of. */
export function textsOf({ businessName, category, location }: Listing) {
  return {
    businessName,
    category: categoryName(en, category),
    country: countryName(en, location.country),
    city: location.city?.name ?? '',
  }
}

/** The same in a row: name, category, country, city. */
export function fieldsOf(listing: Listing): string[] {
  return Object.values(textsOf(listing))
}
