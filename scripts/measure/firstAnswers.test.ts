import { describe, expect, it } from 'vitest'
import { isRight, wrongIn, type ExpectedAnswer, type Shown } from './firstAnswers.ts'

const search: ExpectedAnswer = { kind: 'search', text: 'lodge', finds: [3, 696] }
const suggestions: ExpectedAnswer = { kind: 'suggestions', text: 'nai', line: 'Nairobi' }
const near: ExpectedAnswer = { kind: 'near', at: { latitude: -1.29, longitude: 36.82 }, finds: [3, 696] }

const shown = (since: number, part: Partial<Shown>): Shown => ({
  since,
  count: '',
  suggestions: [],
  distances: [],
  ...part,
})
const right = 'Showing 3 of 696 businesses'

describe('a right answer', () => {
  it.each<[string, boolean, ExpectedAnswer, Partial<Shown>]>([
    ['has the count', true, search, { count: right }],
    ['has no other count', false, search, { count: 'Showing 31 of 696 businesses' }],
    ['has the line, whatever comes after its beginning', true, suggestions, { suggestions: ['Nairobi Kenya 31'] }],
    ['has no line that only contains it', false, suggestions, { suggestions: ['Spa in Nairobi'] }],
    ['has cards that tell their distances, nearest first', true, near, { count: right, distances: [50, 50, 1200] }],
    ['has no other order', false, near, { count: right, distances: [50, 1200, 150] }],
    ['has no card without a distance', false, near, { count: right, distances: [50, null] }],
    ['has cards', false, near, { count: right }],
  ])('%s: %s', (_, is, expected, part) => expect(isRight(shown(0, part), expected)).toBe(is))
})

describe('what was shown wrongly', () => {
  it('is another count after the last touch, also one that comes after the right answer', () => {
    const frames = [
      shown(10, { count: 'Showing 696 of 696 businesses' }),
      shown(110, { count: 'Showing 40 of 696 businesses' }),
      shown(120, { count: right }),
      shown(130, { count: 'Showing 0 of 696 businesses' }),
    ]
    expect(wrongIn(frames, 100, search)).toEqual(['Showing 40 of 696 businesses', 'Showing 0 of 696 businesses'])
  })

  it('is not what stood at the last touch, nor a list that is still expected', () => {
    const before = { count: 'Showing 696 of 696 businesses' }
    const frames = [shown(10, before), shown(110, {}), shown(120, before), shown(130, { count: right })]
    expect(wrongIn(frames, 100, search)).toEqual([])
    expect(wrongIn([shown(10, {}), shown(110, { suggestions: [] })], 100, suggestions)).toEqual([])
  })

  it('is a list of suggestions without the line, and a right count over cards in another order', () => {
    expect(wrongIn([shown(110, { suggestions: ['Naivasha', 'Nakuru'] })], 100, suggestions)).toEqual([
      'Naivasha, Nakuru',
    ])
    expect(wrongIn([shown(110, { count: right, distances: [150, 50] })], 100, near)).toEqual([`${right}, 150 50 m`])
  })
})
