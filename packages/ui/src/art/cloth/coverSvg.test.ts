import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, inject, it } from 'vitest'
import { cloth } from '../../theme/cloth.ts'
import { hashText } from '../shapes/hashText.ts'
import { UNLIT } from './beadBand.ts'
import { DRAWING } from './coverFile.ts'
import { coverSvg } from './coverSvg.ts'

const CATEGORIES = Object.keys(cloth) as (keyof typeof cloth)[]
const KB = 1024

/** In a quick run every seventh: drawing all of them takes half a minute. */
const SLUGS = SAMPLE_LISTINGS.map(({ slug }) => slug).filter((_, place) => inject('isNightly') || place % 7 === 0)

/** The covers of the listings, as if all of them were of one category. */
const coversOf = (category: string, index = 0) => SLUGS.map((slug) => coverSvg({ slug, category, index }))

describe.each(CATEGORIES)('%s', (category) => {
  const images = [0, 1, 2].flatMap((index) => coversOf(category, index))

  it('uses the colours of its palette only', () => {
    const palette = new Set<string>([...cloth[category].flat(), UNLIT])
    const used = new Set(images.flatMap((svg) => svg.match(/#[\da-f]{6}/gi) ?? []))
    expect([...used].filter((colour) => !palette.has(colour))).toEqual([])
  })

  it('is written in numbers of one decimal at most, all within reason', () => {
    const data = images.flatMap((svg) => svg.match(/(?<= (?:d|x|y|stroke-width)=")[^"]*/g) ?? [])
    expect(data.filter((text) => /[^\d\s.,\-MhvlqaAz]|\.\d\d/.test(text))).toEqual([])
    const places = data.flatMap((text) => text.match(/(?<=M)-?[\d.]+[ -][\d.]+/g) ?? [])
    const far = places.filter((place) =>
      place
        .replace(/(?<=\d)-/, ' -')
        .split(' ')
        .some((number) => Math.abs(Number(number)) > 800),
    )
    expect(far).toEqual([])
  })

  it('is well-formed', () => {
    const parser = new DOMParser()
    const broken = images
      .slice(0, 60)
      .filter((svg) => parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror'))
    expect(broken).toEqual([])
  })

  it('weighs little: from half a kilobyte to 14', () => {
    const sizes = images.map((svg) => svg.length)
    expect(Math.min(...sizes)).toBeGreaterThan(0.5 * KB)
    expect(Math.max(...sizes)).toBeLessThan(14 * KB)
  })

  it('looks different from listing to listing', () => {
    // The draws of a wall, say, leave some thousand: two alike may meet, three in a row of a page hardly.
    expect(new Set(coversOf(category)).size).toBeGreaterThan(SLUGS.length / 2)
  })
})

it('weighs 7 kilobytes on average, or less', () => {
  const sizes = CATEGORIES.flatMap((category) => coversOf(category)).map((svg) => svg.length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(7 * KB)
})

it('adds at most 10 kilobytes, compressed, to a page with nine covers', async () => {
  const page = SLUGS.slice(0, 9).map((slug, place) =>
    coverSvg({ slug, category: CATEGORIES[place % CATEGORIES.length] ?? '' }),
  )
  const compressed = new Blob(page).stream().pipeThrough(new CompressionStream('gzip'))
  const size = (await new Response(compressed).arrayBuffer()).byteLength
  expect(size).toBeLessThan(10 * KB)
})

it('is the same picture every time', () => {
  const source = { slug: 'soko-la-kitambaa', category: 'shopping' }
  expect(coverSvg(source)).toBe(coverSvg(source))
  expect(coverSvg({ ...source, index: 0 })).toBe(coverSvg(source))
})

/** The fingerprints of the three images of one listing in each category. */
const FINGERPRINTS = {
  accommodation: [0x505746ef, 0x10d1f542, 0x9f8f737c],
  restaurants: [0xcff36d8e, 0x65d05ce4, 0x3e14e824],
  shopping: [0x4ae33d56, 0xbebefc40, 0xdd2f9ca1],
  transport: [0x8e74d817, 0x5ca121ce, 0xd48a2294],
  events: [0x1f73d637, 0xa1244e50, 0x36a75542],
  wellness: [0xf9332b2b, 0x1f718329, 0x707ea2bf],
  nightlife: [0x4d469125, 0xe0651ed5, 0x09c956b5],
} as const satisfies Record<keyof typeof cloth, readonly number[]>

// One draw more, or in another order, and every listing of the category is given another cover: change these only if that is meant.
it.each(CATEGORIES)('draws for %s what it has always drawn', (category) => {
  const drawn = [0, 1, 2].map((index) => hashText(coverSvg({ slug: 'soko-la-kitambaa', category, index })))
  expect(drawn).toEqual(FINGERPRINTS[category])
})

// Browsers keep the files of covers for good: other pictures need other names.
it('names its files anew when any picture changes', () => {
  const pictures = SAMPLE_LISTINGS.slice(0, 20).flatMap(({ slug }) =>
    CATEGORIES.flatMap((category) => [0, 1, 2].map((index) => coverSvg({ slug, category, index }))),
  )
  expect(DRAWING).toBe(hashText(pictures.join('')).toString(36))
})
