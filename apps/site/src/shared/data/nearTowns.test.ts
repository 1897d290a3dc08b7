import { activeFilters, locationNamed, parseNear, type Listing } from '@dira/directory-core'
import { describe, expect, it } from 'vitest'
import * as names from '@dira/data/names'
import type { ListingsData } from './pageData.ts'
import { paths } from '@dira/data/site'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { storeOf } from './listingStore.ts'
import { townsNamed } from './townsNamed.ts'

/** Country, province and town, and where that is. */
const TOWNS = [
  ['MA', 'Marrakech-Safi', 'Marrakech ⵎⵕⵕⴰⴽⵛ مراكش', { lat: 31.63, lng: -8 }],
  ['TD', 'N’Djaména', "N'Djaména نجامينا", { lat: 12.11, lng: 15.05 }],
  ['EG', 'القاهرة', 'القاهرة', { lat: 30.05, lng: 31.25 }],
  ['GM', 'Banjul', 'Banjul', { lat: 13.45, lng: -16.59 }],
  ['SN', 'Kédougou', 'Kédougou', { lat: 12.56, lng: -12.17 }],
  ['ET', 'Tigray', 'መቀሌ', { lat: 13.5, lng: 39.47 }],
  ['EH', '', 'Laâyoune', undefined],
] as const

const listings = TOWNS.map(([country, province, city, mapCoordinates]): Listing => {
  const location = locationNamed(country, province, city)
  return {
    id: city,
    businessName: `Café ${city}`,
    slug: `cafe-${location.city?.slug}`,
    category: 'restaurants-dining',
    location,
    address: '',
    phone: '',
    ...(mapCoordinates && { mapCoordinates }),
  }
})
const directory = directoryOf(listings)
const named = { places: storeOf(directory).places(), names }

/** The list that is near a town, as its choice asks for it. */
async function listNear(value: string): Promise<ListingsData> {
  const near = parseNear(value)
  if (!near || !('place' in near)) throw new Error(`No address can have the town ${value}.`)
  const url = `${paths.listings}?${new URLSearchParams({ near: value, within: '10' })}`
  return (await pageOver(directory, url)) as ListingsData
}

describe('a town to be near to', () => {
  it.each(TOWNS.map(([, , name]) => name))('is found by its name and leads to its businesses: %s', async (name) => {
    const [town] = townsNamed(name.toLowerCase(), named)
    const { matches, cards, towns, state, nearName } = await listNear(town?.value ?? '')
    expect([matches, cards[0]?.businessName]).toEqual([1, `Café ${name}`])
    expect(towns[0]).toEqual(town)
    // Not the words of its address, which have no accents.
    expect(activeFilters(state, names, nearName)).toMatchObject([{ label: `Within 10 km of ${name}` }])
  })

  it('is found by another name that the search knows', () => {
    expect(townsNamed('Cairo', named)).toEqual([{ value: 'egypt/القاهرة', label: 'القاهرة, Egypt' }])
  })

  it('is offered by the list, and leads to its businesses', async () => {
    const { towns } = (await pageOver(directory, paths.listings)) as ListingsData
    expect(towns).toHaveLength(TOWNS.length)
    for (const { value } of towns) expect((await listNear(value)).matches, value).toBeGreaterThan(0)
  })

  it('has its own businesses near it where nobody knows where it is', async () => {
    const { matches, total, state, near } = await listNear('western-sahara/laayoune')
    expect([matches, total, near]).toEqual([1, TOWNS.length, undefined])
    expect(state.near).toEqual({ place: 'western-sahara/laayoune', within: 10 })
    const elsewhere = (await pageOver(
      directory,
      '/locations/egypt?near=western-sahara/laayoune&within=10',
    )) as ListingsData
    expect([elsewhere.matches, elsewhere.total]).toEqual([0, 1])
  })
})
