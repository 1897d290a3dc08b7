import { africanCountry, type AfricanCountryCode } from '@dira/directory-core'
import type { ColumnField } from './columns.ts'
import { CONGOS, countryAt, countryWritten, isEitherCongo, mayBeIn, nameOfCountry } from './countries.ts'
import { isMiddleOf } from './middleOfCountry.ts'
import { quoted, Rejection, type Note } from './notes.ts'
import { readCoordinates, readPoint } from './parsePoint.ts'
import type { PlaceFinder, Point } from './places.ts'

/** Where a row says that its business is. */
interface ReadPlace {
  readonly country: AfricanCountryCode
  readonly point: Point | undefined
}

interface PlaceOptions {
  readonly cell: (field: ColumnField) => string
  readonly places: PlaceFinder
  /** The country of rows that name none. */
  readonly chosen: AfricanCountryCode | undefined
  /** Whether what a point may have been is taken for it. */
  readonly isMended: boolean
  readonly note: Note
}

/** As far as a business may be from the town that it names, in kilometres, before that is remarked on. */
const TOWN_LIMIT = 100
/** Further from any town than the first a point is in the wild, and nearer than the second it is in a town; no list of towns has all of them. */
const WILD_LIMIT = 25
const IN_TOWN = 5

/** The country and the point of a row. A point that cannot be right is left out, and what it may have been is only proposed, unless somebody has taken that. Throws a `Rejection` without a country. */
export function readPlace({ cell, places, chosen, isMended, note }: PlaceOptions): ReadPlace {
  const point = pointOf(cell, note)
  const written = cell('country')
  const named = written === '' ? chosen : countryNamed(written, point)
  const city = cell('city')
  if (named) return { country: named, point: point && pointWithin(named, point) }
  if (!point) throw new Rejection('says nothing of its country: no country, no lat and lng')
  const around = countryOf(point)
  noteMiddle(around, point)
  return { country: around, point }

  function pointWithin(country: AfricanCountryCode, found: Point): Point | undefined {
    const leaveOut = (why: string, mend: Point | undefined) => {
      if (mend && isMended) {
        note(`lat and lng ${shown(found)} are ${why}: they become ${shown(mend)}`, 'place')
        return mend
      }
      const proposed = mend ? proposal(mend) : ''
      note(
        `lat and lng ${shown(found)} are ${why}: the place on the map is left out.${proposed}`,
        mend ? 'mend' : 'place',
      )
      return undefined
    }
    const isThere = mayBeIn(country, found)
    const mends = mendsOf(found).filter((mend) => mayBeIn(country, mend))
    if (!isThere) {
      const near = mends.find((mend) => isNearTown(country, mend, IN_TOWN))
      return leaveOut(`in ${placeName(countryAt(found))}, not in ${nameOfCountry(country)}`, near ?? mends[0])
    }
    noteMiddle(country, found)
    const away = (city === '' ? undefined : places.away(country, city, found)) ?? 0
    if (away <= TOWN_LIMIT) return found
    const mend = mends.find((one) => (places.away(country, city, one) ?? Infinity) <= TOWN_LIMIT)
    const far = `${Math.round(away)} km from ${quoted(city)}`
    if (mend) return leaveOut(far, mend)
    note(`lat and lng ${shown(found)} are ${far}: have a look`, 'place')
    return found
  }

  /** A town may be in the middle of its country, and then so are its businesses. */
  function noteMiddle(country: AfricanCountryCode, found: Point): void {
    if (!isMiddleOf(country, found) || isNearTown(country, found, IN_TOWN)) return
    const name = nameOfCountry(country)
    note(
      `lat and lng ${shown(found)} are the middle of ${name}, as for a place of which a map knows no more: have a look`,
      'place',
    )
  }

  /** The country around a point that alone says where the business is. */
  function countryOf(found: Point): AfricanCountryCode {
    const code = countryAt(found)
    const country = africanCountry(code ?? '')?.code
    // Points in Africa have too many others near some town for all of them to be doubts.
    const other = mendsOf(found, country !== undefined).find((mend) => {
      const there = africanCountry(countryAt(mend) ?? '')?.code
      return there !== undefined && there !== country && isNearTown(there, mend, IN_TOWN)
    })
    if (!country) {
      const where = code === undefined ? 'in no country' : `in ${nameOfCountry(code)}, which is no country of Africa`
      throw new Rejection(`lat and lng are ${where}${other ? `.${proposal(other)}` : ''}`)
    }
    if (other && !isNearTown(country, found, WILD_LIMIT)) {
      throw new Rejection(
        `says no country, and lat and lng ${shown(found)} are in ${nameOfCountry(country)}, far from any town it may be in.${proposal(other)}`,
      )
    }
    return country
  }

  /** Whether a point is near the town that is named, else within a limit of any. */
  function isNearTown(country: AfricanCountryCode, found: Point, limit: number): boolean {
    const away = city === '' ? undefined : places.away(country, city, found)
    if (away !== undefined) return away <= TOWN_LIMIT
    return (places.away(country, '', found) ?? Infinity) <= limit
  }
}

function pointOf(cell: (field: ColumnField) => string, note: Note): Point | undefined {
  const cells = [cell('lat'), cell('lng'), cell('coordinates')]
  const pair = readPoint(cells[0] ?? '', cells[1] ?? '')
  const point = pair === 'none' ? readCoordinates(cells[2] ?? '') : pair
  if (point === 'none') return undefined
  const leaveOut = (why: string) => {
    const written = quoted(cells.filter((one) => one !== '').join(', '))
    note(`coordinates ${written} ${why}: the place on the map is left out`, 'place')
    return undefined
  }
  if (point === 'unreadable') return leaveOut('cannot be read')
  if (Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) {
    return leaveOut('are outside the world: lat is between -90 and 90, lng between -180 and 180')
  }
  if (point.lat === 0 && point.lng === 0) return leaveOut('stand for no place')
  if (Number.isInteger(point.lat) && Number.isInteger(point.lng)) {
    note(`coordinates ${shown(point)} have lost their decimals, or are a guess: the place may be 100 km off`, 'place')
  }
  return point
}

function countryNamed(written: string, point: Point | undefined): AfricanCountryCode {
  const country = countryWritten(written)
  if (country) return country
  if (!isEitherCongo(written)) throw new Rejection(`unknown country ${quoted(written)}`)
  const there = point && CONGOS.find((code) => countryAt(point) === code)
  if (there) return there
  throw new Rejection(`country ${quoted(written)} is one of two: write ${CONGOS.map(nameOfCountry).join(' or ')}`)
}

/** What a point may have been: the two numbers exchanged, or without the minus of one or both. */
function mendsOf({ lat, lng }: Point, isExchangedOnly = false): readonly Point[] {
  const exchanged = { lat: lng, lng: lat }
  if (isExchangedOnly) return [exchanged].filter((mend) => Math.abs(mend.lat) <= 90)
  return [
    exchanged,
    { lat: -lat, lng },
    { lat, lng: -lng },
    { lat: -lat, lng: -lng },
    { lat: -lng, lng: lat },
    { lat: lng, lng: -lat },
  ].filter((mend) => Math.abs(mend.lat) <= 90)
}

const shown = ({ lat, lng }: Point): string => `${lat}, ${lng}`

const placeName = (code: string | undefined): string => (code === undefined ? 'no country' : nameOfCountry(code))

/** Nothing is put right in silence. */
const proposal = (mend: Point): string => {
  const code = countryAt(mend)
  return ` ${shown(mend)} would be in ${placeName(code)}: write that where it is meant`
}
