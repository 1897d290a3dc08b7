// @module-tag ci
import type { ListingsData } from '@dira/data'
import { locationNamed, type Listing } from '@dira/directory-core'
import { expect, it } from 'vitest'
import { directoryOf, pageOver } from '../../src/testing/samplePages.ts'
import { withReadablePlaces } from './readablePlaces.ts'

interface Town {
  readonly country: string
  readonly city: string
  readonly province: string
}

const listingIn = ({ country, city, province }: Town, at: number): Listing => {
  const slug = `${country}-${at}`.toLowerCase()
  const location = locationNamed(country, province, city)
  return { id: slug, slug, businessName: slug, category: 'shopping', location, address: '', phone: '' }
}

/** What the server reads of listings in some towns. */
async function read(...towns: readonly (readonly [country: string, city: string, province?: string])[]) {
  const listings = towns.map(([country, city, province = ''], at) => listingIn({ country, city, province }, at))
  const page = async function* () {
    yield { listings, version: '1', unreadable: [] }
  }
  const data = withReadablePlaces({ publishedPages: page } as unknown as ListingsData)
  const found: Listing[] = []
  for await (const { listings: some } of data.publishedPages()) found.push(...some)
  return found
}

it.each([
  ['EG', 'كفر الزهور', 'kfr-al-zhur'],
  ['EG', 'القاهرة', 'cairo'],
  ['EG', 'ميت غمر 2', 'mit-ghmr-2'],
  ['SD', 'أم روابه', 'am-rwabh'],
  ['ET', 'ወልዲያ ከተማ', 'weldiya-ketema'],
  ['MA', 'ⵉⵎⵣⵣⵓⵔⵏ', 'imzzurn'],
  ['MA', 'Amizmiz ⴰⵎⵣⵎⵉⵣ أمزميز', 'amizmiz'],
  ['GH', 'Akɔdzo Ŋutsu', 'akodzo-ngutsu'],
  ['NG', 'Ƙaura Ɓaure', 'kaura-baure'],
  ['TG', 'Ɖekpo', 'dekpo'],
  ['CI', 'San-Pédro', 'san-pedro'],
  ['KE', "Moi's Bridge", 'mois-bridge'],
])('the address of a place has ASCII letters: %s %s', async (country, city, slug) => {
  const [listing] = await read([country, city])
  expect(listing?.location.city).toEqual({ name: city, slug })
})

it.each([
  ['another letter that sounds so', 'EG', ['كفر طير', 'كفر تير'], ['kfr-tir', 'kfr-tir-2']],
  ['two others', 'SD', ['حلة', 'هلة', 'حلا'], ['hla', 'hla-2', 'hla-3']],
  ['in Ethiopic letters', 'ET', ['ጠና', 'ተና'], ['tena', 'tena-2']],
  ['in Tifinagh', 'MA', ['ⵜⴰⵙⴰ', 'ⵟⴰⵚⴰ'], ['tasa', 'tasa-2']],
])('two towns never share an address: %s', async (_, country, towns, slugs) => {
  const found = await read(...towns.map((town) => [country, town] as const), [country, towns[0]!])
  expect(found.map(({ location }) => location.city?.slug)).toEqual([...slugs, slugs[0]])
})

it('the second has its province in its address where it is known, and both have their own pages', async () => {
  const listings = await read(['EG', 'كفر طير', 'الشرقية'], ['EG', 'كفر تير', 'البحيرة'], ['EG', 'كفر تير'])
  const [first, second, third] = listings.map(({ location }) => location.city?.slug)
  expect([first, third]).toEqual(['kfr-tir', second])
  expect(second).toMatch(/^kfr-tir-[a-z-]+$/)
  const directory = directoryOf(listings)
  for (const [address, total] of [
    [first, 1],
    [second, 2],
  ] as const)
    expect(await pageOver(directory, `/locations/egypt/${address}`)).toMatchObject({ total })
  expect(await pageOver(directory, encodeURI('/locations/egypt/كفر-تير'))).toMatchObject({
    to: `/locations/egypt/${second}`,
  })
})

it.each([
  ['EG', 'أم روابه', 'ام روابة'],
  ['MA', 'سيدي على', 'سيدي علي'],
  ['DZ', 'بلـــدة', 'بلدة'],
  ['ET', 'ሠላም', 'ሰላም'],
  ['ET', 'ዐዲስ ፀሐይ', 'አዲስ ጸሃይ'],
])('spellings of one name in %s are one place: %s, %s', async (country, ...spellings) => {
  const found = await read(...spellings.map((town) => [country, town] as const))
  expect(new Set(found.map(({ location }) => location.city?.slug)).size).toBe(1)
})

it('letters that nobody can write stay, and so do places under one name in two scripts', async () => {
  const [greek, ...cairo] = await read(['EG', 'Αθήνα'], ['EG', 'Cairo'], ['EG', 'القاهرة'])
  expect(greek?.location.city?.slug).toBe('αθηνα')
  expect(new Set(cairo.map(({ location }) => location.city?.slug))).toEqual(new Set(['cairo']))
})

it('all other addresses of the place lead there, and its page says how its name was written', async () => {
  const directory = directoryOf(await read(['EG', 'كفر الزهور'], ['ET', 'ወልዲያ ከተማ']))
  for (const address of ['/locations/egypt/كفر-الزهور', '/locations/egypt/كفر الزهور', '/locations/كفر-الزهور']) {
    for (const one of [address, encodeURI(address)]) {
      expect(await pageOver(directory, one)).toMatchObject({ page: 'moved', to: '/locations/egypt/kfr-al-zhur' })
    }
  }
  expect(await pageOver(directory, encodeURI('/locations/ethiopia/ወልዲያ-ከተማ'))).toMatchObject({
    to: '/locations/ethiopia/weldiya-ketema',
  })
  expect(await pageOver(directory, '/locations/egypt/kfr-al-zhur')).toMatchObject({
    page: 'listings',
    list: { title: 'Kfr Al Zhur', named: { isTransliterated: true, local: { text: 'كفر الزهور' } } },
    total: 1,
  })
  expect(await pageOver(directory, encodeURI('/listings?near=egypt/كفر-الزهور'))).toMatchObject({
    page: 'moved',
    to: '/listings?near=egypt%2Fkfr-al-zhur',
  })
})
