import { locationNamed, type Listing } from '@dira/directory-core'
import { describe, expect, it } from 'vitest'
import { statusOf } from './pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'

/** Country, province, town and how many listings. */
const TOWNS = [
  ['EG', 'Cairo', 'Cairo', 3],
  ['EG', 'Al Gharbiyah', 'Tanta', 1],
  ['EG', 'المجد', 'كفر الزهور', 1],
  ['CI', 'Abidjan', 'Grand-Bassam', 2],
  ['MA', 'Marrakech-Safi', 'Marrakesh', 2],
  ['SZ', 'Hhohho', 'Mbabane', 1],
  ['TD', "N'Djamena", "N'Djamena", 1],
  ['KE', 'Uasin Gishu', "Moi's Bridge", 1],
  ['MU', 'Port Louis', 'Port Louis', 1],
  ['NG', 'Abia', 'Aba', 1],
  ['CD', 'Maniema', 'Aba', 2],
] as const

const directory = directoryOf(
  TOWNS.flatMap(([country, province, city, count]) =>
    Array.from({ length: count }, (_, at): Listing => {
      const slug = `${country}-${city}-${at}`
      const location = locationNamed(country, province, city)
      return { id: slug, slug, businessName: slug, category: 'shopping', location, address: '', phone: '' }
    }),
  ),
)

/** Where an address leads: to its own page, to another, or nowhere. */
async function leadsTo(address: string): Promise<string> {
  const page = await pageOver(directory, encodeURI(address))
  if (page.page === 'moved') expect(statusOf(page)).toBe(301)
  return page.page === 'moved' ? decodeURI(page.to) : page.page === 'listings' ? address : page.page
}

describe('another name of a place in an address leads to its page', () => {
  it.each([
    ['in another language', '/locations/egypt/al-qahirah', '/locations/egypt/cairo'],
    ['in another script', '/locations/egypt/القاهرة', '/locations/egypt/cairo'],
    ['with a capital', '/locations/egypt/Cairo', '/locations/egypt/cairo'],
    ['of a town alone', '/locations/le-caire', '/locations/egypt/cairo'],
    ['of a town alone, as it is typed', '/locations/Le Caire', '/locations/egypt/cairo'],
    ['of a town that has none in Latin letters', '/locations/egypt/كفر  الزهور', '/locations/egypt/كفر-الزهور'],
    ['of a province', '/locations/egypt/Al_Gharbiyah', '/locations/egypt/al-gharbiyah'],
    ['of a country and a town', '/locations/maroc/marrakech', '/locations/morocco/marrakesh'],
    ['without hyphens', '/locations/ivory-coast/grandbassam', '/locations/ivory-coast/grand-bassam'],
    ['in part', '/locations/ivory-coast/bassam', '/locations/ivory-coast/grand-bassam'],
    ['of a country', "/locations/cote-d'ivoire", '/locations/ivory-coast'],
    ['of a country in another script', '/locations/ساحل-العاج', '/locations/ivory-coast'],
    ['of a country before', '/locations/swaziland/mbabane', '/locations/eswatini/mbabane'],
    ['of a country in capitals', '/locations/EGYPT', '/locations/egypt'],
    ['with a curly apostrophe', '/locations/chad/N’Djaména', '/locations/chad/ndjamena'],
    ['with an apostrophe as a blank', '/locations/kenya/moi-s-bridge', '/locations/kenya/mois-bridge'],
    ['with an underscore', '/locations/mauritius/Port_Louis', '/locations/mauritius/port-louis'],
    ['of the larger of two towns', '/locations/ABA', '/locations/dr-congo/aba'],
  ])('%s: %s', async (_, address, expected) => expect(await leadsTo(address)).toBe(expected))

  it.each([
    '/locations/egypt',
    '/locations/egypt/cairo',
    '/locations/cairo',
    '/locations/egypt/كفر-الزهور',
    '/locations/aba',
    '/locations/nigeria/aba',
  ])('but its own address stays: %s', async (address) => expect(await leadsTo(address)).toBe(address))

  it.each([
    '/locations/egypt/paris',
    '/locations/portugal/lisboa',
    '/locations/morocco/cairo',
    '/locations/__proto__',
    '/locations/-',
    '/locations/egypt/cairo/zamalek',
  ])('and what is no place is not found: %s', async (address) => expect(await leadsTo(address)).toBe('not-found'))
})

/** An address whose parameters are in the order of their names. */
function sorted(address: string): string {
  const url = new URL(address, 'http://site.invalid')
  url.searchParams.sort()
  return url.href
}

describe('so does that of a filter', () => {
  it.each([
    ['a country', '/listings?country=swaziland&search=inn', '/listings?country=eswatini&search=inn'],
    ['a country without listings', '/listings?country=Kongo - Brazzaville', '/listings?country=congo'],
    ['some of several countries', '/listings?country=kenya&country=Maroc', '/listings?country=kenya&country=morocco'],
    ['a town', '/listings?near=le-caire&within=10', '/listings?near=egypt%2Fcairo&within=10'],
    ['a town in its country', '/categories/shopping?near=egypt/القاهرة', '/categories/shopping?near=egypt%2Fcairo'],
    ['a town of a page', '/classifieds?near=Marrakech', '/classifieds?near=morocco%2Fmarrakesh'],
  ])('of %s', async (_, address, expected) => {
    const page = await pageOver(directory, address)
    const to = page.page === 'moved' ? page.to : ''
    expect(sorted(to)).toBe(sorted(expected))
    expect((await pageOver(directory, to)).page).toBe('listings')
  })

  it.each([
    '/listings?country=kenya&near=cairo',
    '/listings?near=30.05,31.25',
    '/listings?country=atlantis&near=xanadu',
    '/listings?country=&near=',
  ])('but not what filters know, or nobody: %s', async (address) => expect(await leadsTo(address)).toBe(address))
})

describe('the page has the name that readers know and the local one', () => {
  it.each([
    ['/locations/egypt/cairo', 'Cairo', 'القاهرة'],
    ['/locations/egypt', 'Egypt', 'مصر'],
    ['/locations/egypt/كفر-الزهور', 'Kfr Al Zhur', 'كفر الزهور'],
    ['/locations/kenya/mois-bridge', "Moi's Bridge", undefined],
  ])('%s', async (address, title, local) => {
    const page = await pageOver(directory, encodeURI(address))
    expect(page.page === 'listings' && [page.list.title, page.list.named?.local?.text]).toEqual([title, local])
  })

  it('so do the places of a country, and the countries', async () => {
    const egypt = await pageOver(directory, '/locations/egypt')
    const cities = (egypt.page === 'listings' && egypt.list.places?.cities) || []
    expect(cities.map(({ name, local, isTransliterated }) => [name, local?.text, isTransliterated])).toEqual([
      ['Cairo', 'القاهرة', undefined],
      ['Tanta', 'طنطا', undefined],
      ['Kfr Al Zhur', 'كفر الزهور', true],
    ])
    const locations = await pageOver(directory, '/locations')
    const names =
      (locations.page === 'locations' && locations.countries.map(({ name, local }) => `${name} ${local?.text}`)) || []
    expect(names).toEqual(expect.arrayContaining(['Egypt مصر', 'Kenya undefined', 'Mozambique Moçambique']))
  })
})
