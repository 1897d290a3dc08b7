import { join } from 'node:path'
import { africanCountry, slugify } from '@dira/directory-core'
import { columnsOf } from './columns.ts'
import { countryAt, countryWritten } from './countries.ts'
import { fileRecords } from './fileRecords.ts'
import { ImportError } from './importError.ts'
import { openFile } from './openFile.ts'
import { parseNumber } from './parseNumber.ts'
import { isLatin, type Place } from './places.ts'

/** Cities and towns of Africa with their provinces, from Natural Earth at 1:10m, which is in the public domain. */
const AFRICA = join(import.meta.dirname, 'africa-places.csv')

/** The cities and towns of Africa that the import knows by itself. */
export async function knownPlaces(): Promise<readonly Place[]> {
  return readPlaces(AFRICA)
}

/** Reads the cities and towns of a file, as `placeReader` reads them. */
export async function readPlaces(path: string): Promise<readonly Place[]> {
  const opened = await openFile(path)
  if (opened.encoding?.isGuess) throw unsureLetters()
  const places: Place[] = []
  let read: PlaceReader = () => undefined
  const onHeader = (header: readonly string[]) => void (read = placeReader(header))
  for await (const { cells } of fileRecords(opened, { onHeader })) {
    const place = read(Object.values(cells))
    if (place) places.push(place)
  }
  if (places.length === 0) throw noPlaces()
  return places
}

/** Why a file is no places file though its columns are right. */
export const noPlaces = () => new ImportError('places', 'The places file names no place of Africa.')

/** Names of towns are not guessed. */
export const unsureLetters = () =>
  new ImportError('places', 'The letters of the places file are not in UTF-8. Save it as CSV in UTF-8 or as XLSX.')

/** Reads the cells of a row of a places file, in their order; undefined where it names no place of Africa. */
type PlaceReader = (cells: readonly string[]) => Place | undefined

/**
 * Reads rows with a name, a latitude and a longitude, and where they have them country, province and population. Without a country, it is that of the
 * point. Other names are in columns as OpenStreetMap has them. Throws an `ImportError` where the columns do not say it.
 */
export function placeReader(header: readonly string[]): PlaceReader {
  const columns = columnsOf(header)
  const missing = (['name', 'lat', 'lng'] as const).filter((field) => columns[field] === undefined)
  if (missing.length > 0) {
    throw new ImportError('places', `The places file has no column ${missing.join(', ')}.`)
  }
  const population = header.find((column) => slugify(column) === 'population')
  return (cells) => {
    const cell = (column: string | undefined) => cells[header.indexOf(column ?? '')]?.trim() ?? ''
    const [name, ...otherNames] = namesIn(cell(columns.name), OTHER_NAMES.map(cell))
    const lat = parseNumber(cell(columns.lat))
    const lng = parseNumber(cell(columns.lng))
    if (name === undefined || lat === undefined || lng === undefined) return undefined
    const written = cell(columns.country)
    const country = written === '' ? countryAt({ lat, lng }) : countryWritten(written)
    if (!country || !africanCountry(country)) return undefined
    const province = cell(columns.province)
    const radius = radiusOf(cell(population))
    return { name, otherNames, lat, lng, country, radius, ...(province !== '' && { province }) }
  }
}

/** Columns with names of a place beside its own, the likeliest to be read by most first. */
const OTHER_NAMES = ['name:en', 'int_name', 'name:fr', 'name:pt', 'name:sw', 'name:ar', 'alt_name', 'old_name']

/** The names of a place, the one for pages first: its own, unless another one alone has Latin letters. None without its own. */
function namesIn(written: string, others: readonly string[]): string[] {
  const own = withoutMarks(written)
  if (own === '') return []
  // Several names in a cell have semicolons between them.
  const names = [own, ...others.flatMap((cell) => cell.split(';').map(withoutMarks))].filter((name) => name !== '')
  const shown = isLatin(own) ? own : (names.find(isLatin) ?? own)
  return [...new Set([shown, ...names])]
}

/** Without the marks of the direction of writing, which nobody sees. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** Fewer people live apart, more of them on each other: about the density of the cities of Africa. */
const PEOPLE_PER_SQUARE_KILOMETRE = 5000
const LEAST_RADIUS = 1

function radiusOf(population: string): number {
  return Math.max(LEAST_RADIUS, Math.sqrt((parseNumber(population) ?? 0) / (Math.PI * PEOPLE_PER_SQUARE_KILOMETRE)))
}
