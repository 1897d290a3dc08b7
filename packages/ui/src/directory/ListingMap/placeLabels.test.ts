import { expect, it } from 'vitest'
import { labelBox, placeLabels, type LabelWish } from './placeLabels.ts'

const size = { width: 300, height: 200 }
const wish = (x: number, y: number): LabelWish => ({
  spot: { x, y },
  width: 60,
  height: 16,
  sides: ['right', 'left', 'below', 'above'],
  gap: 8,
})

it('takes the first side where a name is whole', () => {
  expect(placeLabels([wish(100, 100), wish(290, 50), wish(10, 185)], [], size)).toEqual(['right', 'left', 'right'])
})

it('goes round what is there already, or leaves the name out', () => {
  const mark = { left: 104, top: 80, right: 200, bottom: 120 }
  expect(placeLabels([wish(100, 100)], [mark], size)).toEqual(['left'])
  expect(placeLabels([wish(100, 100)], [{ left: 0, top: 0, right: 300, bottom: 200 }], size)).toEqual([undefined])
})

it('never lets two names meet, and gives way to the one before', () => {
  const wishes = Array.from({ length: 60 }, (_, index) => wish((index * 37 + 120) % 300, (index * 53 + 90) % 200))
  const sides = placeLabels(wishes, [], size)
  expect(sides[0]).toBeDefined()
  const boxes = wishes.flatMap((one, index) => {
    const side = sides[index]
    return side ? [labelBox(one, side)] : []
  })
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const))
  const meeting = pairs.filter(
    ([one, other]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
  )
  expect(meeting).toEqual([])
  expect(boxes.length).toBeGreaterThan(5)
})
