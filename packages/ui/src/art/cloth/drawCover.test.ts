import { expect, it, describe } from 'vitest'
import { cloth } from '../../theme/cloth.ts'
import { hashText } from '../shapes/hashText.ts'
import { createDraw, type Draw } from '../shapes/draw.ts'
import { drawCover, families } from './drawCover.ts'

const CATEGORIES = Object.keys(families) as (keyof typeof families)[]

/** The first choices of a drawing, before those that depend on other choices. */
const FIRST_CHOICES = 6

/** Which choice of each family decides how a cover is laid out, and among how many. */
const LAYOUTS = {
  accommodation: { place: 0, count: 7 },
  restaurants: { place: 1, count: 5 },
  shopping: { place: 0, count: 3 },
  transport: { place: 0, count: 6 },
  events: { place: 2, count: 4 },
  wellness: { place: 1, count: 4 },
  nightlife: { place: 5, count: 3 },
} as const satisfies Record<keyof typeof families, { place: number; count: number }>

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

  it('comes to every one of its choices', () => {
    const choices = new Map<string, { readonly count: number; readonly seen: Set<number> }>()
    for (let listing = 0; listing < 400; listing++) {
      const draw = choosing(createDraw(hashText(`listing-${listing}|${category}`)), (choice, { place, count }) => {
        const key = `choice ${place} of ${count}`
        const { seen } = choices.get(key) ?? { seen: new Set() }
        if (place < FIRST_CHOICES) choices.set(key, { count, seen: seen.add(choice) })
        return choice
      })
      families[category](draw, cloth[category][0], 0)
    }
    for (const [choice, { count, seen }] of choices) expect(seen.size, choice).toBe(count)
  })

  it.each([0, 1, 2, 3, 4, 5, 6].slice(0, LAYOUTS[category].count))('has a layout %i unlike the others', (layout) => {
    const drawn = (forced: number) => {
      const draw = choosing(createDraw(1), (choice, { place }) => (place === LAYOUTS[category].place ? forced : choice))
      return JSON.stringify(families[category](draw, cloth[category][0], 0))
    }
    const others = [0, 1, 2, 3, 4, 5, 6].slice(0, LAYOUTS[category].count).filter((other) => other !== layout)
    expect(others.filter((other) => drawn(other) === drawn(layout))).toEqual([])
  })
})

interface Choice {
  /** How many choices a drawing made before this one. */
  readonly place: number
  /** Among how many it chooses. */
  readonly count: number
}

/** The same draws, with a say in what is chosen. */
function choosing(draw: Draw, decide: (choice: number, about: Choice) => number): Draw {
  let place = 0
  const below = (count: number) => decide(draw.below(count), { place: place++, count })
  // The index is below the number of options.
  return { ...draw, below, from: <T>(options: readonly T[]) => options[below(options.length)] as T }
}
