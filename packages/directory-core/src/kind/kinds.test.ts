import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { kindHead } from '../names/kindHead.ts'
import * as en from '../names/en/index.ts'
import { isSlug } from '../text/isSlug.ts'
import { isKind } from '../search/isKind.ts'
import { KIND_SLUGS, kindRule } from './kinds.ts'
import * as arNames from './names/ar.ts'
import * as enNames from './names/en.ts'
import * as frNames from './names/fr.ts'
import * as ptNames from './names/pt.ts'
import * as swNames from './names/sw.ts'
import * as arWords from './words/ar.ts'
import * as enWords from './words/en.ts'
import * as frWords from './words/fr.ts'
import * as ptWords from './words/pt.ts'
import * as swWords from './words/sw.ts'

it('a kind has a slug, a category, a subcategory of that, and tags that no other kind has', () => {
  expect(KIND_SLUGS.length).toBeGreaterThan(110)
  for (const slug of KIND_SLUGS) {
    const { category, subcategory } = kindRule(slug)
    const { subcategories = [] } = CATEGORIES.find((one) => one.slug === category) ?? {}
    expect([slug, isSlug(slug), subcategory === undefined || subcategories.includes(subcategory)]).toEqual([
      slug,
      true,
      true,
    ])
    expect(isKind(slug)).toBe(true)
  }
  const tags = KIND_SLUGS.flatMap((slug) => kindRule(slug).tags.split(' '))
  expect(tags.filter((tag) => !/^(?:amenity|shop|tourism|leisure|office)=[a-z_-]+$/.test(tag))).toEqual([])
  expect(new Set(tags).size).toBe(tags.length)
  expect(['hotels', '__proto__', 'constructor', ''].filter(isKind)).toEqual([])
})

it('what several of a kind are called in English tells all kinds apart, and is no name of one but where English has none for several', () => {
  const { kinds, kindsPlural } = enNames
  const severalOf = (slug: string) => kindHead(en, slug, 2)
  expect(new Set(KIND_SLUGS.map(severalOf)).size).toBe(KIND_SLUGS.length)
  // None is said that the rule would make.
  for (const [slug, plural] of Object.entries(kindsPlural)) expect(plural).not.toBe(`${kindHead(en, slug, 1)}s`)
  expect(KIND_SLUGS.filter((slug) => severalOf(slug) === kinds[slug])).toEqual([
    'fast-food',
    'medical-supplies',
    'building-supplies',
    'electrical-supplies',
    'agricultural-supplies',
    'funeral-directors',
    'car-sharing',
  ])
  // They begin alike, and nothing ends as no English plural does.
  for (const slug of KIND_SLUGS) {
    expect(severalOf(slug).slice(0, kinds[slug].length - 1)).toBe(kinds[slug].slice(0, -1))
    expect(severalOf(slug)).not.toMatch(/[^aeiou]ys$|(?:[sx]|sh|ch)s$/)
  }
})

it('the name of a kind is of one, of several, or of the words of its slug', () => {
  const nameOf = (kind: string, count: number) => kindHead(en, kind, count)
  expect([nameOf('bakery', 1), nameOf('bakery', 2), nameOf('bakery', 0)]).toEqual(['Bakery', 'Bakeries', 'Bakeries'])
  expect([nameOf('fast-food', 9), nameOf('goat-market', 9), nameOf('constructor', 9)]).toEqual([
    'Fast food',
    'Goat Market',
    'Constructor',
  ])
})

describe.each([
  ['English', enNames.kinds, enWords.kindWords],
  ['French', frNames.kinds, frWords.kindWords],
  ['Portuguese', ptNames.kinds, ptWords.kindWords],
  ['Arabic', arNames.kinds, arWords.kindWords],
  ['Swahili', swNames.kinds, swWords.kindWords],
])('in %s', (_, kinds, words) => {
  it('every kind has a name, and no name or word is of two', () => {
    expect(Object.keys(kinds)).toEqual(KIND_SLUGS)
    const texts = [...Object.values(kinds), ...Object.values(words).flatMap((phrases) => phrases.split(', '))]
    expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([])
    const folded = texts.map((text) => text.toLowerCase())
    expect(folded.filter((text, at) => folded.indexOf(text) !== at)).toEqual([])
  })
})
