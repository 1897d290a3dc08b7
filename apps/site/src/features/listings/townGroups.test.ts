import { parseSearch, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import { listHref } from '../../shared/data/listView.ts'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { groupsOfTown } from './townGroups.ts'

/** A town of the real kind: nobody has paid for anything, and an event that is of no group. */
const LAMU: readonly Listing[] = ['shopping', 'shopping', 'restaurants-dining', 'events-festivals'].map(
  (category, at) => ({
    id: `lamu-${at}`,
    slug: `lamu-${at}`,
    businessName: `Bahari ${at}`,
    category,
    location: { country: 'KE', city: { slug: 'lamu', name: 'Lamu' } },
    address: '',
    phone: '',
    isUnclaimed: true,
  }),
)
const directory = directoryOf([...SAMPLE_LISTINGS.filter(({ location }) => location.city?.slug !== 'lamu'), ...LAMU])

async function groupsAt(url: string) {
  const data = (await pageOver(directory, url)) as ListingsData
  const state = parseSearch(new URL(url, 'http://site.invalid').searchParams)
  return groupsOfTown(data, state, (next) => listHref(next, data.list.path, 'cards'))
}

it('a town has those groups that it has something of, in one order, and no others', async () => {
  const groups = await groupsAt('/locations/lamu')
  expect(groups.map(({ label, count, href }) => [label, count, href])).toEqual([
    ['Eat', 1, '/locations/lamu?category=restaurants-dining'],
    ['Shop', 2, '/locations/lamu?category=shopping'],
  ])
})

it.each([
  '/locations/nairobi',
  '/locations/cape-town',
  '/locations/windhoek?search=a',
  '/locations/nairobi?category=shopping',
  '/locations/nairobi?category=shopping&category=accommodation&page=2',
  '/locations/lamu?category=accommodation',
])('each number is that of the list that it leads to, from %s', async (url) => {
  const groups = await groupsAt(url)
  expect(groups.length).toBeGreaterThan(1)
  for (const { href, count, isCurrent } of groups) {
    const { matches } = (await pageOver(directory, href)) as ListingsData
    if (isCurrent) expect(href).not.toContain('category=')
    else expect([href, matches]).toEqual([href, count])
  }
})

it('a province with a city of its name is that town, and another is none', async () => {
  const named = LAMU.map((one, at): Listing => {
    const province = { slug: 'lamu-county', name: 'Lamu County' }
    return { ...one, location: { ...one.location, province: at === 0 ? province : { slug: 'lamu', name: 'Lamu' } } }
  })
  const groupsIn = async (url: string) => {
    const data = (await pageOver(directoryOf(named), url)) as ListingsData
    return groupsOfTown(data, data.state, String).map(({ label }) => label)
  }
  expect(await groupsIn('/locations/kenya/lamu')).toEqual(['Eat', 'Shop'])
  expect(await groupsIn('/locations/kenya/lamu-county')).toEqual([])
})

it.each(['/listings', '/locations/kenya', '/categories/shopping', '/classifieds'])('%s has none', async (url) => {
  expect(await groupsAt(url)).toEqual([])
})
