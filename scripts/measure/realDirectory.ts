import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Listing } from '../../packages/directory-core/src/index.ts'
import { africanCountry, slugify } from '../../packages/directory-core/src/index.ts'
import { kindNamed, kindOfTags } from '../../apps/backend/src/import/categories.ts'
import { countryAt } from '../../apps/backend/src/import/countries.ts'
import { fileRecords } from '../../apps/backend/src/import/fileRecords.ts'
import { openCsv } from '../../apps/backend/src/import/openCsv.ts'
import { parseNumber } from '../../apps/backend/src/import/parseNumber.ts'
import { placeFinder, type PlaceFinder } from '../../apps/backend/src/import/places.ts'
import { knownPlaces, readPlaces } from '../../apps/backend/src/import/readPlaces.ts'

/** The folder of real businesses, which are not part of the project. */
const REAL_DATA = resolve(process.env['DIRA_REAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data'))
const COUNTRIES = { KE: 'kenya', CI: 'ivory-coast', EG: 'egypt' }

/** Whether this machine has real businesses. */
export const hasRealData = existsSync(join(REAL_DATA, 'kenya-osm.csv'))

/** The businesses of three countries and of wikivoyage, each with the kind, the town and the province that an import gives it. */
export async function realListings(): Promise<readonly Listing[]> {
  const known = await knownPlaces()
  const ofCountries = Object.entries(COUNTRIES).map(async ([country, file]) => {
    const places = placeFinder(await readPlaces(join(REAL_DATA, `${file}-places.csv`)), known)
    return readListings(`${file}-osm.csv`, places, country)
  })
  const others = readListings('wikivoyage-fr.csv', placeFinder(known, known))
  return (await Promise.all([...ofCountries, others])).flat()
}

async function readListings(file: string, places: PlaceFinder, inCountry?: string): Promise<Listing[]> {
  const listings: Listing[] = []
  for await (const { cells } of fileRecords(await openCsv(join(REAL_DATA, file)), { onHeader: () => undefined })) {
    const businessName = cells['name'] ?? cells['title'] ?? ''
    const lat = parseNumber(cells['lat'] ?? cells['latitude'])
    const lng = parseNumber(cells['lng'] ?? cells['longitude'])
    const kind = kindOfTags(cells['osm_tag'] ?? '') ?? kindNamed(cells['category'] ?? cells['type'] ?? '')
    if (lat === undefined || lng === undefined || !kind) continue
    const point = { lat, lng }
    const country = inCountry ?? africanCountry(countryAt(point) ?? '')?.code
    if (!country) continue
    const city = places.city({ country, point, city: cells['town'] ?? '', address: '', businessName })
    const province = places.province(country, city, point)
    const id = `${slugify(file)}-${listings.length}`
    listings.push({
      id,
      businessName,
      slug: id,
      ...kind,
      location: { country, ...(province && { province }), ...(city && { city }) },
      mapCoordinates: point,
      address: '',
      phone: '',
    })
  }
  return listings
}
