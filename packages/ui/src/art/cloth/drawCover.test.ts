import { expect, it, describe } from 'vitest'
import { cloth } from '../../theme/cloth.ts'
import { hashText } from '../hashText.ts'
import { createDraw, type Draw } from './draw.ts'
import { drawCover, families } from './drawCover.ts'

const CATEGORIES = Object.keys(families) as (keyof typeof families)[]

const groundOf = (slug: string, index = 0) => {
  const [ground] = drawCover({ slug, category: 'restaurants', index }).shapes
  return ground?.kind === 'painted' ? ground.fill : undefined
}

it.each([
  ['nara-dunes-lodge', 0x42244a59, 0],
  ['soko-la-kitambaa', 0x63059ea4, 1],
  ['karoo-lantern-house', 0x5545e86f, 2],
  ['osun-water-rooms', 0xb73e925f, 1],
  ['ǁKaras', 0x22918781, 2],
])('gives %s the colourway that its hash says', (slug, hash, colourway) => {
  expect(hashText(slug)).toBe(hash)
  expect(groundOf(slug)).toBe(cloth.restaurants[colourway]?.[0])
})

it('draws all images of a listing in the same colours, each with shapes of its own', () => {
  const images = [0, 1, 2].map((index) => drawCover({ slug: 'soko-la-kitambaa', category: 'shopping', index }))
  expect(new Set([0, 1, 2].map((index) => groundOf('soko-la-kitambaa', index))).size).toBe(1)
  expect(new Set(images.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(3)
})

it('shows the third image of a gallery enlarged twofold about the centre', () => {
  expect(drawCover({ slug: 'a', category: 'events', index: 1 }).view).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(drawCover({ slug: 'a', category: 'events', index: 2 }).view).toEqual({
    x: 100,
    y: 75,
    width: 200,
    height: 150,
  })
})

it.each(['', 'airlines', 'constructor'])('draws the painted wall for the unknown category %j', (category) => {
  const { shapes } = drawCover({ slug: 'soko', category })
  const [ground, ...rest] = shapes
  expect(ground).toMatchObject({ fill: '#f4ebda' })
  expect(rest.some((shape) => shape.kind === 'painted' && shape.fill && shape.stroke?.width === 5)).toBe(true)
})

describe.each(CATEGORIES)('%s', (category) => {
  it('draws the same shapes for the same seed, and other shapes for another', () => {
    const drawn = (seed: number) => JSON.stringify(families[category](createDraw(seed), cloth[category][0], 0))
    expect(drawn(7)).toBe(drawn(7))
    expect(drawn(7)).not.toBe(drawn(8))
  })

  it('comes to every layout and every variant of it', () => {
    const choices = new Map<string, { readonly count: number; readonly seen: Set<number> }>()
    for (let listing = 0; listing < 400; listing++) {
      const draw = observed(createDraw(hashText(`listing-${listing}|${category}`)), (place, count, choice) => {
        const key = `choice ${place} of ${count}`
        const { seen } = choices.get(key) ?? { seen: new Set() }
        choices.set(key, { count, seen: seen.add(choice) })
      })
      families[category](draw, cloth[category][0], 0)
    }
    for (const [choice, { count, seen }] of choices) expect(seen.size, choice).toBe(count)
  })
})

/** The first choices of a drawing, before those that depend on other choices. */
const FIRST_CHOICES = 6

function observed(draw: Draw, onChoice: (place: number, count: number, choice: number) => void): Draw {
  let place = 0
  const below = (count: number) => {
    const choice = draw.below(count)
    if (place < FIRST_CHOICES) onChoice(place, count, choice)
    place += 1
    return choice
  }
  // The index is below the number of options.
  return { ...draw, below, from: <T>(options: readonly T[]) => options[below(options.length)] as T }
}
