import { expect, it } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 4, '1 2 3 4'],
  [1, 7, '1 2 gap 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
  [57, 133, '1 gap 56 57 58 gap 133'],
])('on page %i of %i offers %s', (page, pageCount, offered) => {
  expect(pageNumbers(page, pageCount).join(' ')).toBe(offered)
})

it('never hides a single page behind a gap', () => {
  for (let pageCount = 1; pageCount <= 20; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pageNumbers(page, pageCount)
      numbers.forEach((number, index) => {
        if (number !== 'gap') return
        const [before, after] = [numbers[index - 1], numbers[index + 1]] as [number, number]
        expect(after - before).toBeGreaterThan(2)
      })
    }
  }
})
