import { expect, it } from 'vitest'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { listingOrigins, originOf } from './listingOrigins.ts'

const osm = { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' }
const guide = { name: 'A city guide', url: 'https://guide.example/' }

it('names each source once, in the order of the listings', () => {
  const listings = [guide, osm, guide, undefined].map((source) => listingOf(source && { source }))
  expect(listingOrigins(listings.map(originOf))).toEqual({ hasSamples: false, sources: [guide, osm] })
  expect(listingOrigins([])).toEqual({ hasSamples: false, sources: [] })
})

it('knows every sample listing', () => {
  for (const listing of SAMPLE_LISTINGS) expect(originOf(listing)).toBe('sample')
  expect(listingOrigins(['sample'])).toEqual({ hasSamples: true, sources: [] })
})
