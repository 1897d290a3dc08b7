import { expect, it } from 'vitest'
import { SAMPLE_LISTINGS } from '../sample/index.ts'
import { listingOf } from '../testing/listingOf.ts'
import { isSample, listingOrigins, originOf } from './listingOrigins.ts'

const osm = { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' }
const guide = { name: 'A city guide', url: 'https://guide.example/' }

it('names each source once, in the order of the listings', () => {
  const listings = [guide, osm, guide, undefined].map((source) => listingOf(source && { source }))
  expect(listingOrigins(listings.map(originOf))).toEqual({ samples: 'none', sources: [guide, osm] })
  expect(listingOrigins([])).toEqual({ samples: 'none', sources: [] })
})

it('knows every sample listing', () => {
  for (const listing of SAMPLE_LISTINGS) expect(originOf(listing)).toBe('sample')
  expect(listingOrigins(['sample', 'sample'])).toEqual({ samples: 'all', sources: [] })
  expect(SAMPLE_LISTINGS.every(isSample)).toBe(true)
})

it('says of no other business that it is a sample', () => {
  const byHand = listingOf()
  const imported = listingOf({ id: 'sample-of-somebody', source: osm })
  expect([byHand, imported].some(isSample)).toBe(false)
  expect(listingOrigins([originOf(byHand), 'sample'])).toEqual({ samples: 'some', sources: [] })
  expect(listingOrigins([originOf(imported), 'sample'])).toEqual({ samples: 'some', sources: [osm] })
})
