import { expect, it } from 'vitest'
import { ARROWS, cardPlace, nearestTo, nextThatWay, wayIntoSight } from './steps.ts'

const size = { width: 400, height: 300 }
const from = { x: 200, y: 150 }
const spots = [{ x: 260, y: 150 }, { x: 230, y: 175 }, { x: 200, y: 20 }, undefined, { x: 90, y: 160 }]

it.each([
  ['ArrowRight', 0],
  ['ArrowUp', 2],
  ['ArrowLeft', 4],
  ['ArrowDown', -1],
])('%s leads to the nearest mark of its quarter, or nowhere', (key, index) => {
  expect(nextThatWay(from, ARROWS[key] ?? from, spots)).toBe(index)
})

it('drags the map no farther than it takes to see a mark', () => {
  expect(wayIntoSight({ x: 10, y: 150 }, 40, size)).toEqual({ x: 30, y: 0 })
  expect(wayIntoSight(from, 40, size)).toEqual({ x: 0, y: 0 })
})

it('puts a card above its mark, below it at the upper edge, and never beyond the sides', () => {
  const card = { width: 200, height: 100 }
  expect(cardPlace({ x: 200, y: 200 }, card, 20, size)).toEqual({ left: 100, top: 80, right: 300, bottom: 180 })
  expect(cardPlace({ x: 390, y: 60 }, card, 20, size)).toEqual({ left: 192, top: 80, right: 392, bottom: 180 })
})

it('knows the nearest of all', () => {
  expect(nearestTo({ x: 0, y: 0 }, [{ x: 9, y: 9 }, undefined, { x: -3, y: 4 }])).toBe(2)
  expect(nearestTo({ x: 0, y: 0 }, [undefined])).toBe(-1)
})
