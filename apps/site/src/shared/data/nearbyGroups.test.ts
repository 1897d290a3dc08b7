import { EVERYWHERE, kilometresBetween, parseSearch } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import type { ListingData } from './pageData.ts'
import { sampleDirectory, samplePage } from '../../testing/sampleServer.ts'

const CATEGORIES = { sleep: 'accommodation', eat: 'restaurants-dining', around: 'car-hire-transport' } as const
const located = SAMPLE_LISTINGS.filter(({ mapCoordinates }) => mapCoordinates)
/** Some of all kinds of places. */
const some = located.filter((_, at) => at % 8 === 0)
const nearbyOf = async (slug: string) => ((await samplePage(`/listings/${slug}`)) as ListingData).nearby
const allNearby = async () => (await Promise.all(some.map(({ slug }) => nearbyOf(slug)))).flat()

it('has of each kind the two that are nearest to the business itself, and nothing farther than 25 km', async () => {
  for (const listing of some) {
    const expected = Object.entries(CATEGORIES).flatMap(([kind, category]) => {
      const kilometres = located
        .filter((other) => other.category === category && other.id !== listing.id)
        .map((other) => kilometresBetween(listing.mapCoordinates!, other.mapCoordinates!))
        .toSorted((a, b) => a - b)
        .slice(0, 2)
      return kilometres[0]! < 24 ? [[kind, kilometres.filter((km) => km < 24)]] : []
    })
    const shown = (await nearbyOf(listing.slug)).map(
      ({ kind, listings }) =>
        [kind, listings.map(({ distance }) => distance.km).filter((km) => km < 24)] as [string, number[]],
    )
    // The search that finds them measures from a position to 0.01°: at its border one may be missing or too much.
    expect(
      shown.filter(([, kilometres]) => kilometres.length > 0),
      listing.slug,
    ).toEqual(expected)
  }
})

it('leads to all of them with the number that the list then shows', async () => {
  const links = (await allNearby()).flatMap(({ all }) => all ?? [])
  expect(links.length).toBeGreaterThan(20)
  for (const { href, count, km } of links) {
    const state = parseSearch(new URL(href, 'http://site.invalid').searchParams)
    expect(state.near?.within).toBe(km)
    expect(sampleDirectory().search(state, EVERYWHERE).matches).toBe(count)
  }
})

it('is empty for a business whose position nobody knows', async () => {
  const unknown = SAMPLE_LISTINGS.find(({ mapCoordinates }) => !mapCoordinates)!
  expect(await nearbyOf(unknown.slug)).toEqual([])
})

it('has rows of the packages: hours where cards have them, and no stories', async () => {
  const rows = (await allNearby()).flatMap(({ listings }) => listings)
  expect(rows.some(({ card }) => 'schedule' in card)).toBe(true)
  expect(rows.filter(({ card }) => 'description' in card || ('schedule' in card && card.tier !== 'premium'))).toEqual(
    [],
  )
})
