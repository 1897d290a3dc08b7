import { kilometresBetween } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListingsData } from './pageData.ts'
import { pageOver } from '../../testing/samplePages.ts'
import { sampleDirectory } from '../../testing/sampleServer.ts'

const listAt = async (query: string) => (await pageOver(sampleDirectory(), `/listings?${query}`)) as ListingsData
const listingsOf = ({ cards }: ListingsData) => cards.map(({ slug }) => sampleDirectory().find(slug)!)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('is of what is open at the moment, by the clock of the place', async () => {
  // Three in the afternoon, and in the middle of the night, in Johannesburg.
  vi.setSystemTime('2026-11-24T13:00:00Z')
  const byDay = await listAt('open=now&country=south-africa')
  vi.setSystemTime('2026-11-25T00:30:00Z')
  const byNight = await listAt('open=now&country=south-africa')
  expect(byDay.matches).toBeGreaterThan(0)
  expect(byDay.facets.open).toEqual([{ value: 'now', label: 'Open now', count: byDay.matches }])
  expect(byNight.matches).toBeLessThan(byDay.matches)
})

it('is of what has all that is asked for, and says how many would have more', async () => {
  const found = await listAt('has=website')
  const { matches, facets } = found
  expect(matches).toBeLessThan(SAMPLE_LISTINGS.length)
  expect(listingsOf(found).every(({ website }) => website)).toBe(true)
  const offers = facets.has.find(({ value }) => value === 'offers')
  expect(offers?.count).toBe((await listAt('has=website&has=offers')).matches)
})

it('begins with what is nearest to a place, and says how far it is', async () => {
  const found = await listAt('near=kenya/nairobi&within=50')
  const { state, near, ways = [] } = found
  expect(state.sort).toBe('nearest')
  expect(ways.length).toBeGreaterThan(1)
  expect(ways).toEqual(ways.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)))
  const [first] = listingsOf(found)
  expect(ways[0]!.km).toBeCloseTo(kilometresBetween(near!, first!.mapCoordinates!), 2)
})

it('says how far the nearest is where nothing is within the radius', async () => {
  const lamu = 'category=wellness-spas&near=kenya/lamu'
  const { matches, nearestBeyond } = await listAt(`${lamu}&within=5`)
  expect(matches).toBe(0)
  const [first] = (await listAt(lamu)).ways!
  expect(nearestBeyond).toBeGreaterThan(5)
  expect(nearestBeyond).toBe(first!.km)
  expect((await listAt(`${lamu}&within=500`)).nearestBeyond).toBeUndefined()
})

async function townsAt(url: string) {
  const { towns } = (await pageOver(sampleDirectory(), url)) as ListingsData
  return towns.map(({ value }) => value)
}

it('offers the towns with most listings, of its country if it has one, and always that which it is near to', async () => {
  const everywhere = await townsAt('/listings')
  expect(everywhere.slice(0, 2)).toEqual(['south-africa/johannesburg', 'south-africa/cape-town'])
  expect(await townsAt('/listings?near=malawi/lilongwe')).toEqual(everywhere)
  expect((await townsAt('/listings?near=kenya/lamu'))[0]).toBe('kenya/lamu')
  expect((await townsAt('/locations/kenya')).every((town) => town.startsWith('kenya/'))).toBe(true)
  expect((await townsAt('/locations/windhoek'))[0]).toBe('namibia/windhoek')
})

it('has a name for a place that is no town of the list', async () => {
  const { towns } = (await pageOver(sampleDirectory(), '/locations/kenya?near=namibia')) as ListingsData
  expect(towns[0]).toEqual({ value: 'namibia', label: 'Namibia' })
})
