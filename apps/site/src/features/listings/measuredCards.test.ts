import { roundedPosition } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { expect, it } from 'vitest'
import { finerDistanceFrom } from '../../shared/finerDistance.ts'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { directoryOf, pageOver } from '../../testing/samplePages.ts'
import { measuredCards } from './measuredCards.ts'

/** In Nairobi, as far from what an address may hold as can be. */
const HERE = { lat: -1.28501, lng: 36.82499 }
const { lat, lng } = roundedPosition(HERE)
const directory = directoryOf(SAMPLE_LISTINGS)
const finer = finerDistanceFrom(HERE)

const listAt = async (query: string) =>
  (await pageOver(directory, `/listings?near=${lat},${lng}&${query}`)) as ListingsData
const distancesOf = ({ cards, distanceOf }: ReturnType<typeof measuredCards>) =>
  cards.map((card) => distanceOf(card)?.km ?? Infinity)
const inOrder = (distances: readonly number[]) => distances.every((km, at) => at === 0 || distances[at - 1]! <= km)

it.each(['within=10', 'within=500&page=2'])(
  'are in the order of what they say, from the exact position as from the rounded one: %s',
  async (query) => {
    const data = await listAt(query)
    expect(data.cards.length).toBeGreaterThan(10)
    const [rough, exact] = [measuredCards(data, undefined, true), measuredCards(data, finer, true)]
    expect(rough.cards).toBe(data.cards)
    expect(inOrder(distancesOf(rough))).toBe(true)
    // In the order of the rounded position they are not.
    expect(inOrder(data.cards.map((card) => exact.distanceOf(card)?.km ?? Infinity))).toBe(false)
    expect(inOrder(distancesOf(exact))).toBe(true)
    expect(new Set(exact.cards)).toEqual(new Set(data.cards))
  },
)

it('keep what is not yet claimed after all others, however near', async () => {
  const data = await listAt('within=10')
  const cards = data.cards.map((card, at) => (at < 3 ? { ...card, tier: 'unclaimed' as const } : card))
  const shown = measuredCards({ ...data, cards }, finer, true).cards
  expect(shown.map(({ tier }) => tier).lastIndexOf('unclaimed')).toBe(cards.length - 1)
  expect(shown.slice(-3).every(({ tier }) => tier === 'unclaimed')).toBe(true)
})

it('are left in another order that was chosen', async () => {
  const data = await listAt('within=10&sort=az')
  expect(measuredCards(data, finer, false).cards).toBe(data.cards)
})

it('have those last of which nobody knows where they are', async () => {
  const data = await listAt('within=10')
  const ways = data.ways!.map((way, at) => (at < 2 ? { km: null, bearing: null } : way))
  const { cards, distanceOf } = measuredCards({ ...data, ways }, finer, true)
  expect(cards.slice(-2)).toEqual(data.cards.slice(0, 2))
  expect(cards.slice(-3).map(distanceOf)).toEqual([expect.anything(), undefined, undefined])
})
