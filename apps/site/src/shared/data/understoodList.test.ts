import { locationNamed, slugify, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, it } from 'vitest'
import type { ListingsData } from './pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'

const directory = sampleDirectory()
const listAt = async (path: string) => (await pageOver(directory, path)) as ListingsData
const searchFor = (search: string, more = '') => listAt(`/listings?${new URLSearchParams({ search })}${more}`)
const slugs = ({ cards }: ListingsData) => cards.map(({ slug }) => slug)

describe('the ways to a result, in their order', () => {
  it('a text that some business has finds those businesses; where they are few, what it means is another way', async () => {
    const found = await searchFor('hotel')
    const inText = directory.search({ ...found.state, search: 'hotel' })
    expect(inText.matches).toBeGreaterThan(0)
    expect(found).toMatchObject({
      matches: inText.matches,
      understood: { isShown: false, names: { kind: 'Accommodation' } },
    })
    const { pageHref = '' } = found.understood ?? {}
    expect(pageHref).toBe('/listings?category=accommodation')
    expect((await listAt(pageHref)).matches).toBeGreaterThan(found.matches)
  })

  it('a text that a page of businesses has is not read as filters, unless it is the name of their town', async () => {
    const shops = await searchFor('restaurants')
    expect(shops.matches).toBeGreaterThan(24)
    expect(shops.understood).toBeUndefined()
    const town = await searchFor('nairobi')
    expect(town).toMatchObject({ understood: { isShown: true, names: { place: 'Nairobi' } } })
    expect(slugs(town)).toEqual(slugs(await listAt('/locations/nairobi')))
  })

  it('a text that none has is read as filters, before its words are looked for', async () => {
    for (const text of ['hotel nairobi', 'hoteli nairobi', 'hotle nairobi']) {
      const found = await searchFor(text)
      expect(found).toMatchObject({
        understood: {
          isShown: true,
          names: { kind: 'Accommodation', place: 'Nairobi' },
          pageHref: '/locations/nairobi?category=accommodation',
        },
        corrections: [],
        total: SAMPLE_LISTINGS.length,
      })
      expect(found.words).toBeUndefined()
      expect(slugs(found)).toEqual(slugs(await listAt('/locations/nairobi?category=accommodation')))
    }
  })

  it('a text with another word is looked for by its words', async () => {
    const found = await searchFor('africa south dining')
    expect(found.understood).toBeUndefined()
    expect(found.words).toEqual(['africa', 'south', 'dining'])
  })

  it('what is understood nowhere has corrections', async () => {
    const found = await searchFor('naroibi')
    expect(found).toMatchObject({ matches: 0, corrections: [{ text: 'Nairobi' }] })
    expect(found.understood).toBeUndefined()
  })

  it('a literal search finds what the text finds, and leads back', async () => {
    const found = await searchFor('hotels nairobi', '&exact=1')
    expect(found).toMatchObject({
      words: ['hotels', 'nairobi'],
      state: { isExact: true },
      understood: { isShown: false, pageHref: '/locations/nairobi?category=accommodation' },
    })
  })
})

describe('a text that is just a name of a place', () => {
  const listing = (country: string, city: string, businessName: string): Listing => ({
    ...SAMPLE_LISTINGS[0]!,
    id: `${businessName} ${city}`,
    slug: slugify(`${businessName} ${city}`),
    businessName,
    location: locationNamed(country, '', city),
  })
  const many = (country: string, city: string, count: number) =>
    Array.from({ length: count }, (_, at) => listing(country, city, `Tamu ${at}`))
  const imported = directoryOf([
    ...many('EG', 'القاهرة', 40),
    ...many('CI', 'San-Pédro', 60),
    ...many('TZ', 'Zanzibar City', 30),
    ...many('TZ', 'Arusha', 26),
    // More than a page of another town is called so.
    ...Array.from({ length: 30 }, (_, at) => listing('CI', 'Abidjan', `San Pedro Transport ${at}`)),
    listing('EG', 'Aswan', 'Cairo Bakery'),
    listing('ZA', 'Durban', 'Stone Town Café'),
    listing('TZ', 'Moshi', 'Arusha Coffee'),
  ])
  const found = async (search: string, more = '') =>
    (await pageOver(imported, `/listings?${new URLSearchParams({ search })}${more}`)) as ListingsData

  it.each([
    ['cairo', 40, 'القاهرة'],
    ['Le Caire', 40, 'القاهرة'],
    ['San Pedro', 60, 'San-Pédro'],
    ['stone town', 30, 'Zanzibar City'],
    ['Cote d’Ivoire', 90, "Côte d'Ivoire"],
  ])('finds all of the place and says so: %s', async (text, matches, place) => {
    expect(await found(text)).toMatchObject({ matches, understood: { isShown: true, names: { place } } })
    const words = await found(text, '&exact=1')
    expect(words.matches).toBeLessThan(matches)
    expect(words.understood).toMatchObject({ isShown: false, names: { place } })
  })

  it('finds what has the words where that is no less', async () => {
    const { matches, understood } = await found('arusha')
    expect([matches, understood]).toEqual([27, undefined])
  })

  it('with another word means what it meant', async () => {
    expect(await found('san pedro transport')).toMatchObject({ matches: 30 })
  })
})

describe('a kind and a place', () => {
  const place = (businessName: string, city: string, category: Listing['category'], country = 'KE'): Listing => ({
    ...SAMPLE_LISTINGS[0]!,
    id: slugify(`${businessName} ${city}`),
    slug: slugify(`${businessName} ${city}`),
    businessName,
    category,
    location: locationNamed(country, '', city),
  })
  const few = directoryOf([
    ...['Amani', 'Baraka', 'Furaha'].map((name) => place(name, 'Mombasa', 'accommodation')),
    place('Mombasa Hotel Supplies', 'Nairobi', 'shopping'),
    place('Hotel Kisumu', 'Kisumu', 'accommodation'),
    place('Rafiki', 'Kisumu', 'accommodation'),
    place('Dubai Restaurant Corner', 'Nairobi', 'restaurants-dining'),
    place('Paris Hotel', 'Nairobi', 'accommodation'),
    place('Lusaka Restaurant Grill', 'Nairobi', 'restaurants-dining'),
    place('Hotel Paris Lisboa', 'Mombasa', 'accommodation'),
    place('Makeni Lodge Hotel, road to Ndola', 'Kitwe', 'accommodation', 'ZM'),
  ])
  const found = async (search: string, more = '') =>
    (await pageOver(few, `/listings?${new URLSearchParams({ search })}${more}`)) as ListingsData

  it.each(['mombasa hotel', 'hotel mombasa', 'hôtel mombasa', 'hoteli mombasa'])(
    'are all of them, though a business elsewhere has the words: %s',
    async (text) => {
      expect(await found(text)).toMatchObject({
        matches: 4,
        understood: { isShown: true, names: { place: 'Mombasa' } },
      })
    },
  )

  it('are the business that has just that name', async () => {
    expect(slugs(await found('hotel kisumu'))).toEqual(['hotel-kisumu-kisumu'])
    expect(await found('kisumu hotels')).toMatchObject({ matches: 2 })
  })

  it.each([
    ['restaurants in dubai', 'Dubai (United Arab Emirates)'],
    ['مطاعم دبي', 'Dubai (United Arab Emirates)'],
    ['hôtel à paris', 'Paris (France)'],
    ['hotéis em lisboa', 'Lisbon (Portugal)'],
    ['hotels spain', 'Spain'],
  ])('that is not in Africa are none, and it is said: %s', async (text, elsewhere) => {
    const page = await found(text)
    expect(page).toMatchObject({ matches: 0, cards: [], nothing: { elsewhere } })
    expect(page.nothing?.ways.length).toBeGreaterThan(0)
  })

  it.each(['restaurants in lusaka', 'restaurant à lusaka', 'mgahawa lusaka'])(
    'of which nothing is listed are none: %s',
    async (text) => {
      expect(await found(text)).toMatchObject({ matches: 0, nothing: { place: 'Lusaka, Zambia' } })
    },
  )

  it('have the words where these are asked for, are a name, or are in that country', async () => {
    expect((await found('restaurants in dubai', '&exact=1')).cards).toHaveLength(1)
    expect(slugs(await found('paris hotel'))).toEqual(['paris-hotel-nairobi'])
    expect((await found('hotel ndola')).cards).toHaveLength(1)
  })
})

describe('an understood list', () => {
  it('has its filters one by one, each with the list of the rest, which keeps the filters that were chosen', async () => {
    expect((await searchFor('hoteli nairobi', '&country=kenya')).understood?.filters).toEqual([
      { name: 'Accommodation', href: '/locations/nairobi?country=kenya' },
      { name: 'Nairobi', href: '/listings?category=accommodation&country=kenya' },
    ])
    expect((await searchFor('malazi')).understood?.filters).toEqual([{ name: 'Accommodation', href: '/listings' }])
  })

  it('has pages, orders and filters', async () => {
    const first = await searchFor('mikahawa afrika kusini')
    expect(first.pageCount).toBeGreaterThan(1)
    const second = await searchFor('mikahawa afrika kusini', '&page=2')
    expect(second).toMatchObject({ matches: first.matches, pageNumber: 2, understood: { isShown: true } })
    expect(slugs(second)).not.toEqual(slugs(first))
    // A filter does not change how the text is understood.
    expect(await searchFor('mikahawa afrika kusini', '&country=kenya')).toMatchObject({
      matches: 0,
      understood: { isShown: true },
    })
    expect(await searchFor('mikahawa afrika kusini', '&country=south-africa')).toMatchObject({ matches: first.matches })
  })

  it('is of the list that is open, and never contradicts it', async () => {
    const inKenya = await listAt('/locations/kenya?search=hoteli+nairobi')
    const names = { kind: 'Accommodation', place: 'Nairobi' }
    expect(inKenya.understood).toEqual({ isShown: true, names, filters: [] })
    expect(slugs(inKenya)).toEqual(slugs(await searchFor('hoteli nairobi')))
    expect((await listAt('/locations/namibia?search=hoteli+nairobi')).understood).toBeUndefined()
    expect((await listAt('/categories/shopping?search=hoteli+nairobi')).understood).toBeUndefined()
  })

  it('of a subcategory and a town has no page of its own; without such a business it is of the category', async () => {
    const cafes = await searchFor('kahawa nairobi')
    expect(cafes.understood).toEqual({
      isShown: true,
      names: { kind: 'Cafés & Bakeries', place: 'Nairobi' },
      filters: [
        { name: 'Cafés & Bakeries', href: '/locations/nairobi' },
        { name: 'Nairobi', href: '/categories/restaurants-dining/cafes-bakeries' },
      ],
    })
    const none = directoryOf(SAMPLE_LISTINGS.filter(({ subcategory }) => subcategory !== 'cafes-bakeries'))
    const without = await pageOver(none, '/listings?search=kahawa+nairobi')
    expect(without).toMatchObject({
      understood: {
        names: { kind: 'Restaurants & Dining', place: 'Nairobi' },
        pageHref: '/locations/nairobi?category=restaurants-dining',
      },
    })
  })
})

describe('a kind of place', () => {
  const inTown = (city: string, count: number, kind?: string) =>
    SAMPLE_LISTINGS.filter(({ location }) => location.city?.slug === city)
      .slice(0, count)
      .map((listing, at): Listing => ({
        ...listing,
        id: `${city}-${kind}-${at}`,
        slug: `${city}-${kind}-${at}`,
        businessName: `Duka ${at}`,
        category: 'shopping',
        ...(kind && { kind }),
      }))
  const kinds = directoryOf([
    ...inTown('nairobi', 3, 'pharmacy'),
    ...inTown('nairobi', 2, 'bakery'),
    ...inTown('mombasa', 4, 'supermarket'),
  ])

  it.each(['pharmacy nairobi', 'chemists in nairobi', 'صيدلية نيروبي', 'duka la dawa nairobi'])(
    'is what %s asks for, counted exactly',
    async (text) => {
      const found = await pageOver(kinds, `/listings?search=${encodeURIComponent(text)}`)
      expect(found).toMatchObject({
        matches: 3,
        understood: {
          names: { kind: 'Pharmacy', place: 'Nairobi' },
          pageHref: '/locations/nairobi?kind=pharmacy',
          filters: [
            { name: 'Pharmacy', href: '/locations/nairobi' },
            { name: 'Nairobi', href: '/listings?kind=pharmacy' },
          ],
        },
      })
      expect((found as ListingsData).understood).not.toHaveProperty('missing')
    },
  )

  it('that a town has none of is that of its country, the nearest to the town first', async () => {
    const found = (await pageOver(kinds, '/listings?search=pharmacy+mombasa')) as ListingsData
    expect(found).toMatchObject({
      matches: 3,
      nearName: 'Mombasa',
      understood: {
        names: { kind: 'Pharmacy', near: 'Mombasa' },
        pageHref: '/locations/kenya?kind=pharmacy&near=mombasa',
        filters: [
          { name: 'Pharmacy', href: '/locations/kenya?near=mombasa' },
          { name: 'Mombasa', href: '/listings?kind=pharmacy' },
        ],
      },
    })
    const km = (found.ways ?? []).map((way) => way.km ?? Infinity)
    expect(km).toEqual(km.toSorted((one, other) => one - other))
    expect(found.understood).not.toHaveProperty('missing')
    // A reader somewhere else has what is near there.
    const here = (await pageOver(kinds, '/listings?search=pharmacy+mombasa&near=nairobi')) as ListingsData
    expect(here).toMatchObject({ matches: 3, nearName: 'Nairobi' })
  })

  it('that a country has none of is its category in the town, where the kinds of these are not known', async () => {
    const abroad = directoryOf([...inTown('mombasa', 4), ...inTown('windhoek', 2, 'pharmacy')])
    const bookshops = (await pageOver(abroad, '/listings?search=bookshop+mombasa')) as ListingsData
    expect(bookshops).toMatchObject({ matches: 4, understood: { names: { kind: 'Shopping', place: 'Mombasa' } } })
    expect(bookshops.understood).not.toHaveProperty('missing')
    expect(await pageOver(abroad, '/listings?search=pharmacy+mombasa')).toMatchObject({
      matches: 4,
      understood: {
        names: { kind: 'Shopping', place: 'Mombasa' },
        missing: { kind: 'Pharmacy', among: 4, count: 2, href: '/listings?kind=pharmacy' },
      },
    })
  })

  it.each(['bookshop mombasa', 'librairie mombasa', 'livraria em mombasa', 'መጽሐፍ ቤት mombasa'])(
    'that a country has none of is none, where others are known to be of other kinds: %s',
    async (text) => {
      const found = await pageOver(kinds, `/listings?search=${encodeURIComponent(text)}`)
      expect(found).toMatchObject({
        matches: 0,
        understood: { isShown: true, names: { kind: 'Bookshop', place: 'Mombasa' } },
        nothing: {
          kind: 'Bookshop',
          place: 'Mombasa',
          ways: [
            { kind: 'Supermarket', place: 'Mombasa', count: 4, href: '/locations/mombasa?kind=supermarket' },
            { kind: 'Shopping', place: 'Mombasa', count: 4, href: '/locations/mombasa?category=shopping' },
            { place: 'Mombasa', count: 4, href: '/locations/mombasa' },
            { place: 'Kenya', count: 9, href: '/locations/kenya' },
          ],
        },
      })
    },
  )
})

describe('what a place has', () => {
  const cafes = SAMPLE_LISTINGS.filter(({ location }) => location.city?.slug === 'nairobi').map(
    (listing, at): Listing => ({
      ...listing,
      id: `cafe-${at}`,
      slug: `cafe-${at}`,
      businessName: `Kahawa ${at}`,
      category: 'restaurants-dining',
      subcategory: 'cafes-bakeries',
      attributes: [...(at % 3 < 2 ? ['wifi'] : []), ...(at % 9 === 4 ? ['parking'] : [])],
      ...(at === 7 && { priceLevel: '1' as const }),
    }),
  )
  const known = directoryOf(cafes)
  const found = async (search: string) =>
    (await pageOver(known, `/listings?${new URLSearchParams({ search })}`)) as ListingsData
  const having = (attribute: string) => cafes.filter(({ attributes }) => attributes?.includes(attribute)).length
  const names = { kind: 'Cafés & Bakeries', place: 'Nairobi' }

  it('is a filter where more than a page has it', async () => {
    expect(having('wifi')).toBeGreaterThanOrEqual(24)
    expect(await found('wifi cafe nairobi')).toMatchObject({
      matches: having('wifi'),
      understood: {
        names: { ...names, having: ['Wi-Fi'] },
        filters: [
          { name: 'Cafés & Bakeries', href: '/locations/nairobi?amenity=wifi' },
          { name: 'Nairobi', href: '/categories/restaurants-dining/cafes-bakeries?amenity=wifi' },
          { name: 'Wi-Fi', href: '/listings?search=Caf%C3%A9s+%26+Bakeries+Nairobi' },
        ],
      },
    })
    expect(await found('Cafés & Bakeries Nairobi')).toMatchObject({ matches: cafes.length })
  })

  it.each([
    'cafe parking nairobi',
    'café avec parking nairobi',
    'café com estacionamento nairobi',
    'nairobi parking cafe',
  ])('puts those that are known to have it first where they are few, and leaves nothing out: %s', async (text) => {
    const count = having('parking')
    expect(count).toBeLessThan(24)
    const page = await found(text)
    expect(page).toMatchObject({
      matches: cafes.length,
      understood: { names, first: { kind: 'Parking', count, among: cafes.length } },
    })
    const first = page.cards.map(({ slug }) => cafes.find((one) => one.slug === slug)?.attributes?.includes('parking'))
    expect(first.slice(0, count)).toEqual(Array(count).fill(true))
    expect(first.slice(count)).not.toContain(true)
  })

  it('is said of what is not dear, too', async () => {
    const page = await found('cheap cafes nairobi')
    expect(page).toMatchObject({ matches: cafes.length, understood: { first: { kind: 'R, inexpensive', count: 1 } } })
    expect(slugs(page)[0]).toBe('cafe-7')
  })

  it('is left out where none is known to have it, and that is said', async () => {
    expect(await found('halal cafe nairobi')).toMatchObject({
      matches: cafes.length,
      understood: { names, missing: { kind: 'Halal', among: cafes.length, count: 0 } },
    })
    expect((await found('halal cafe nairobi')).understood).not.toHaveProperty('first')
  })
})

it('without the words a text is searched for as it is', async () => {
  const words = async () => undefined
  const found = await pageOver(directory, '/listings?search=hotels+nairobi', { understoodList: words })
  expect(found).toMatchObject({ words: ['hotels', 'nairobi'] })
})
