import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allCategories } from '../../../testing/siteChrome.ts'
import { CategoryTiles } from './CategoryTiles.tsx'

afterEach(() => page.viewport(1280, 800))

it.each([
  [1280, [3, 4]],
  [820, [1, 2, 2, 2]],
  [390, [1, 1, 1, 1, 1, 1, 1]],
])('at %i pixels has rows of %j tiles, each as wide as the frame', async (width, rows) => {
  await page.viewport(width, 800)
  render(<CategoryTiles items={allCategories} />)
  const boxes = screen.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
  const byTop = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()]
  expect(byTop.map(({ length }) => length)).toEqual(rows)
  for (const row of byTop) expect(row.at(-1)?.right).toBeCloseTo(width - 2, 0)
})
