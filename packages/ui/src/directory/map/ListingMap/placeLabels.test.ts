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

it('keeps clear of the places that other names mark, and leaves out a name whose own is covered', () => {
  const town = (x: number, y: number): LabelWish => ({ ...wish(x, y), dot: 4 })
  expect(placeLabels([town(100, 100), town(180, 100)], [], size)).toEqual(['right', 'right'])
  expect(placeLabels([town(100, 100), town(170, 100)], [], size)).toEqual(['right', undefined])
  const mark = { left: 95, top: 95, right: 105, bottom: 105 }
  expect(placeLabels([town(100, 100)], [mark], size)).toEqual([undefined])
})

it('stands beside a mark, and farther above and below a high one', () => {
  expect(labelBox({ ...wish(100, 100), gapDown: 20 }, 'right')).toMatchObject({ left: 108, top: 92 })
  expect(labelBox({ ...wish(100, 100), gapDown: 20 }, 'below')).toMatchObject({ left: 70, top: 120 })
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
