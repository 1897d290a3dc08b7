import { expect, it } from 'vitest'
import { mergeShapes } from './mergeShapes.ts'
import { rectangle } from '../shapes/outline.ts'
import { filled, outlined, stroked, type Painted } from '../shapes/shape.ts'

const square = (x: number) => rectangle(x, 0, 10, 10)
const fills = (shapes: readonly Painted[]) => mergeShapes(shapes).map(({ fill }) => fill)

it('makes one path of shapes of one colour, though another was painted in between elsewhere', () => {
  expect(fills([filled('red', square(0)), filled('blue', square(20)), filled('red', square(40))])).toEqual([
    'red',
    'blue',
  ])
})

it('keeps the order of what covers what', () => {
  expect(fills([filled('red', square(0)), filled('blue', square(5)), filled('red', square(8))])).toEqual([
    'red',
    'blue',
    'red',
  ])
})

it('joins lines of one width across lines of another in the same colour, whose order cannot be seen', () => {
  const widths = mergeShapes([5, 8, 5].map((width, place) => stroked('red', width, square(place)))).map(
    ({ stroke }) => stroke?.width,
  )
  expect(widths).toEqual([5, 8])
})

it('leaves a line alone that a later surface of the same paint covers', () => {
  expect(fills([outlined('red', 'black', 5, square(0)), outlined('red', 'black', 5, square(5))])).toEqual([
    'red',
    'red',
  ])
  expect(fills([outlined('red', 'black', 5, square(0)), outlined('red', 'black', 5, square(10))])).toEqual(['red'])
})

it('leaves out what lies outside the view', () => {
  const view = { x: 0, y: 0, width: 30, height: 30 }
  expect(mergeShapes([filled('red', square(0)), filled('blue', square(40))], view)).toHaveLength(1)
})
