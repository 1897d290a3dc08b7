import { join } from 'node:path'
import { africanCountry } from '@dira/directory-core'
import { Problem } from '../problem.ts'
import { countryAt, countryWritten } from './countries.ts'
import { fileRecords } from './fileRecords.ts'
import { openCsv } from './openCsv.ts'
import { parseNumber } from './parseNumber.ts'
import { isLatin, type Place } from './places.ts'

/** Cities and towns of Africa with their provinces, from Natural Earth at 1:10m, which is in the public domain. */
const AFRICA = join(import.meta.dirname, 'africa-places.csv')

/** The cities and towns of Africa that the import knows by itself. */
export async function knownPlaces(): Promise<readonly Place[]> {
  return readPlaces(AFRICA)
}

/**
 * Reads the cities and towns of a CSV file with the columns name, lat and lng, and where it has them country, province, population and other names as
 * OpenStreetMap has them. Without a country, it is that of the point.
 */
export async function readPlaces(path: string, encoding?: string): Promise<readonly Place[]> {
  const places: Place[] = []
  const check = (header: readonly string[]) => {
    const missing = ['name', 'lat', 'lng'].filter((column) => !header.includes(column))
    if (missing.length > 0) {
      throw new Problem('file-unusable', `The places file ${path} has no column ${missing.join(', ')}.`)
    }
  }
  for await (const { cells } of fileRecords(await openCsv(path, { encoding }), { onHeader: check })) {
    const [name, ...otherNames] = namesIn(cells)
    const lat = parseNumber(cells['lat'])
    const lng = parseNumber(cells['lng'])
    if (!name || lat === undefined || lng === undefined) continue
    const country = cells['country'] ? countryWritten(cells['country']) : countryAt({ lat, lng })
    if (!country || !africanCountry(country)) continue
    const province = cells['province']?.trim()
    const radius = radiusOf(cells['population'])
    places.push({ name, otherNames, lat, lng, country, radius, ...(province && { province }) })
  }
  if (places.length === 0) throw new Problem('file-unusable', `The places file ${path} names no place.`)
  return places
}

/** Columns with names of a place beside its own, the likeliest to be read by most first. */
const OTHER_NAMES = ['name:en', 'int_name', 'name:fr', 'name:pt', 'name:sw', 'name:ar', 'alt_name', 'old_name']

/** The names of a place, the one for pages first: its own, unless another one alone has Latin letters. None without its own. */
function namesIn(cells: Readonly<Record<string, string>>): string[] {
  const [own, ...others] = ['name', ...OTHER_NAMES].map((column) => withoutMarks(cells[column] ?? ''))
  if (!own) return []
  // Several names in a cell have semicolons between them.
  const names = [own, ...others.flatMap((cell) => cell.split(';').map((name) => name.trim()))].filter(
    (name) => name !== '',
  )
  const shown = isLatin(own) ? own : (names.find(isLatin) ?? own)
  return [...new Set([shown, ...names])]
}

/** Without the marks of the direction of writing, which nobody sees. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** Fewer people live apart, more of them on each other: about the density of the cities of Africa. */
const PEOPLE_PER_SQUARE_KILOMETRE = 5000
const LEAST_RADIUS = 1

function radiusOf(population: string | undefined): number {
  return Math.max(LEAST_RADIUS, Math.sqrt((parseNumber(population) ?? 0) / (Math.PI * PEOPLE_PER_SQUARE_KILOMETRE)))
}
