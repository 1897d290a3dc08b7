import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SearchBox } from '../SearchBox/index.ts'
import { SearchBar } from './SearchBar.tsx'

afterEach(() => page.viewport(1280, 800))

const boxes = async (width: number) => {
  await page.viewport(width, 800)
  render(
    <SearchBar>
      <SearchBox action="/listings" />
      <p>filters</p>
    </SearchBar>,
  )
  return [screen.getByRole('search'), screen.getByText('filters')].map((part) => part.getBoundingClientRect())
}

it('has the filters beside the search on a wide screen', async () => {
  const [search, filters] = await boxes(1440)
  expect(search?.width).toBe(620)
  expect(filters?.left).toBeGreaterThan(search?.right ?? Infinity)
})

it('has them below it on a narrower one, where the search takes the whole line', async () => {
  const [search, filters] = await boxes(820)
  expect(search?.width).toBe(820)
  expect(filters?.top).toBeGreaterThan(search?.bottom ?? Infinity)
})
