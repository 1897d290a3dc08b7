import { expect, it } from 'vitest'
import { thumbnailWindow } from './thumbnailWindow.ts'

it.each([
  [0, 2, [0, 2]],
  [1, 2, [0, 2]],
  [3, 4, [0, 4]],
  [0, 7, [0, 4]],
  [2, 7, [0, 4]],
  [3, 7, [1, 5]],
  [5, 7, [3, 7]],
  [6, 7, [3, 7]],
])('at slide %i of %i the thumbnails are %j', (current, count, [start, end]) => {
  expect(thumbnailWindow(current, count)).toEqual({ start, end })
})

it('is always full, and always shows the current slide and the one after it', () => {
  for (let count = 1; count <= 20; count += 1) {
    for (let current = 0; current < count; current += 1) {
      const { start, end } = thumbnailWindow(current, count)
      expect(end - start).toBe(Math.min(4, count))
      expect(start).toBeLessThanOrEqual(current)
      expect(end).toBeGreaterThan(Math.min(current + 1, count - 1))
    }
  }
})
