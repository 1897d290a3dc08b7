import { createDirectory, kilometresBetween, plainPhoneLinks } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListingsData } from '../app/pageData.ts'
import { samplePayload } from '../testing/sampleServer.ts'
import { pageEngine } from './pageEngine.ts'
import { narrowing } from './narrowing.ts'

const { config } = samplePayload('/')
const directory = createDirectory(SAMPLE_LISTINGS, narrowing({ imageOrigins: [], readPhones: plainPhoneLinks }))
const engine = pageEngine(directory, config)
const listAt = (query: string) => engine.pageAt(`/listings?${query}`) as ListingsData
const slugs = (query: string) => listAt(query).cards.map(({ slug }) => slug)
const of = (query: string) => slugs(query).map((slug) => directory.find(slug)!)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('is of what is open at the moment, by the clock of the place', () => {
  // Three in the afternoon, and in the middle of the night, in Johannesburg.
  vi.setSystemTime('2026-11-24T13:00:00Z')
  const byDay = listAt('open=now&country=south-africa')
  vi.setSystemTime('2026-11-25T00:30:00Z')
  const byNight = pageEngine(directory, config).pageAt('/listings?open=now&country=south-africa')
  expect(byDay.matches).toBeGreaterThan(0)
  expect(byDay.facets.open).toEqual([{ value: 'now', label: 'Open now', count: byDay.matches }])
  expect((byNight as ListingsData).matches).toBeLessThan(byDay.matches)
})

it('is of what has all that is asked for, and says how many would have more', () => {
  const { matches, facets } = listAt('has=website')
  expect(matches).toBeLessThan(SAMPLE_LISTINGS.length)
  expect(of('has=website').every(({ website }) => website)).toBe(true)
  const offers = facets.has.find(({ value }) => value === 'offers')
  expect(offers?.count).toBe(listAt('has=website&has=offers').matches)
})

it('begins with what is nearest to a place, and says how far it is', () => {
  const { state, near, ways = [] } = listAt('near=kenya/nairobi&within=50')
  expect(state.sort).toBe('nearest')
  expect(ways.length).toBeGreaterThan(1)
  expect(ways).toEqual(ways.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)))
  const [first] = of('near=kenya/nairobi&within=50')
  expect(ways[0]!.km).toBeCloseTo(kilometresBetween(near!, first!.mapCoordinates!), 2)
})
