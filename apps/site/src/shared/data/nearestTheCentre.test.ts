import type { Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import type { ListingsData } from './pageData.ts'

/** A town of places around a square, one of them beside it without a name that says anything, one without a place. */
const LISTINGS: readonly Listing[] = Array.from({ length: 30 }, (_, at) => ({
  id: `kankan-${at}`,
  slug: `kankan-${at}`,
  businessName: at === 1 ? '7' : `Boutique ${at}`,
  category: at % 2 === 0 ? 'shopping' : 'restaurants-dining',
  location: { country: 'GN', city: { slug: 'kankan', name: 'Kankan' } },
  address: '',
  phone: '',
  isUnclaimed: true,
  ...(at !== 2 && { mapCoordinates: { lat: 10.38 + (at % 6) / 500, lng: -9.3 + (at % 5) / 500 } }),
}))

const listOf = async (url: string, listings = LISTINGS) => (await pageOver(directoryOf(listings), url)) as ListingsData
const TOWN = '/locations/kankan'

it('a town that begins with rows shows four of any kind, the nearest first, none nearer', async () => {
  const { nearest = [], known } = await listOf(TOWN)
  expect(nearest).toHaveLength(4)
  const far = nearest.map(({ km }) => km)
  expect(far).toEqual(far.toSorted((a, b) => a - b))
  const slugs = nearest.map(({ card }) => card.slug)
  expect(slugs).not.toContain('kankan-1')
  expect(slugs).not.toContain('kankan-2')
  const others = (known?.ways ?? []).map(({ km }) => km ?? Infinity).toSorted((a, b) => a - b)
  expect(far[0]).toBeLessThanOrEqual(others[1]!)
  expect(far[3]).toBeLessThanOrEqual(others[5]!)
})

it.each(['?category=shopping', '?search=boutique', '?page=2', '?view=rows', '?sort=az', '?near=10.38,-9.3'])(
  'what is narrowed, ordered or turned over has none: %s',
  async (query) => expect((await listOf(TOWN + query)).nearest).toBeUndefined(),
)

it.each([
  ['a country', '/locations/guinea', LISTINGS],
  ['a town of fewer', TOWN, LISTINGS.slice(0, 4)],
  ['a town with a card', TOWN, LISTINGS.map((one, at) => (at === 0 ? { ...one, isUnclaimed: false } : one))],
  ['the sample', '/locations/nairobi', SAMPLE_LISTINGS],
])('%s has none', async (_, url, listings) => expect((await listOf(url, listings)).nearest).toBeUndefined())
