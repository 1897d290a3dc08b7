import { describe, expect, it } from 'vitest'
import { zonedTime } from '../time/zonedTime.ts'
import { africanCountry } from './africa.ts'
import { countryCode } from './countryCode.ts'
import { COUNTRIES } from './countries.ts'
import { timeZoneOf } from './timeZoneOf.ts'
import { locationNamed } from '../listing/placeNamed.ts'
import { locationIn } from '../testing/locationIn.ts'

const zone = (country: string, province = '', city = '') => timeZoneOf(locationIn(country, province, city))

describe('timeZoneOf', () => {
  it.each([
    ['South Africa', 'Africa/Johannesburg'],
    ['Namibia', 'Africa/Windhoek'],
    ['Botswana', 'Africa/Gaborone'],
    ['Kenya', 'Africa/Nairobi'],
    ['Zimbabwe', 'Africa/Harare'],
    ['Mozambique', 'Africa/Maputo'],
    ['Eswatini', 'Africa/Mbabane'],
    ['Swaziland', 'Africa/Mbabane'],
    ['Tanzania', 'Africa/Dar_es_Salaam'],
    ['Morocco', 'Africa/Casablanca'],
    ['Egypt', 'Africa/Cairo'],
    ["Côte d'Ivoire", 'Africa/Abidjan'],
    ['São Tomé and Príncipe', 'Africa/Sao_Tome'],
    ['Cabo Verde', 'Atlantic/Cape_Verde'],
    ['kenya', 'Africa/Nairobi'],
  ])('%s is in %s', (country, expected) => expect(zone(country)).toBe(expected))

  it.each([
    ['Kinshasa', '', 'Africa/Kinshasa'],
    ['Kongo Central', '', 'Africa/Kinshasa'],
    ['Équateur', '', 'Africa/Kinshasa'],
    ['Mai-Ndombe', '', 'Africa/Kinshasa'],
    ['Haut-Katanga', 'Lubumbashi', 'Africa/Lubumbashi'],
    ['Upper Katanga', '', 'Africa/Lubumbashi'],
    ['North Kivu', 'Goma', 'Africa/Lubumbashi'],
    ['Nord-Kivu Province', '', 'Africa/Lubumbashi'],
    ['Province du Nord-Kivu', '', 'Africa/Lubumbashi'],
    ['Kasaï-Oriental', '', 'Africa/Lubumbashi'],
    ['Tshopo', '', 'Africa/Lubumbashi'],
    ['', 'Kisangani', 'Africa/Lubumbashi'],
    ['', 'Mbandaka', 'Africa/Kinshasa'],
    ['Somewhere', 'Bukavu', 'Africa/Lubumbashi'],
  ])('knows the two zones of DR Congo: %s, %s is in %s', (province, city, expected) => {
    expect(zone('DR Congo', province, city)).toBe(expected)
    expect(zone('Democratic Republic of the Congo', province, city)).toBe(expected)
  })

  it('does not guess: outside Africa, or in DR Congo without a place that is known', () => {
    for (const country of ['Portugal', '', '__proto__', 'constructor']) expect(zone(country)).toBeUndefined()
    expect(zone('DR Congo')).toBeUndefined()
    expect(zone('DR Congo', 'constructor', '__proto__')).toBeUndefined()
  })

  it('tells the two Congos apart', () => {
    expect(countryCode('Congo')).toBe('CG')
    expect(countryCode('DRC')).toBe('CD')
  })

  it('knows the code and a zone that exists for every country that Dira covers', () => {
    for (const { code, slug } of COUNTRIES) {
      expect(africanCountry(code)).toMatchObject({ code, slug })
      const timeZone = timeZoneOf(locationNamed(code, 'Kinshasa')) ?? 'none'
      expect(zonedTime(0, timeZone).date, code).toBe('1970-01-01')
    }
  })
})
