import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { MapLink } from '../../results/ViewLinks/MapLink.tsx'
import { SearchBar } from './SearchBar.tsx'

const nothing = () => {}

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

it('is one row on a phone that stays when the page scrolls, with its filters as a sheet over all of the window', async () => {
  await page.viewport(390, 844)
  render(
    <main>
      <SearchBar chips={<button type="button">Near</button>}>
        <SearchBox action="/listings" scope="Kenya" />
        <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />
        <MapLink href="/listings?view=map" />
      </SearchBar>
      <div style={{ blockSize: 3000 }} />
    </main>,
  )
  const [search, filters, map, chip] = [
    screen.getByRole('search'),
    screen.getByText('Show filters').closest('summary')!,
    screen.getByRole('link', { name: 'Map' }),
    screen.getByRole('button', { name: 'Near' }),
  ] as const
  const top = (part: Element) => part.getBoundingClientRect().top
  expect([top(filters), top(map)]).toEqual([top(search), top(search)])
  expect(top(chip)).toBeGreaterThan(search.getBoundingClientRect().bottom)
  expect(screen.getByPlaceholderText('Search in Kenya')).toBeVisible()
  scrollTo(0, 1000)
  await expect.poll(() => top(search)).toBeLessThan(10)
  expect(top(chip)).toBeLessThan(0)

  filters.click()
  await expect.poll(() => screen.queryByRole('checkbox', { name: 'Shopping' })).toBeVisible()
  expect(top(filters)).toBe(0)
  expect(map).not.toBeVisible()
  expect(chip).not.toBeVisible()
  scrollTo(0, 0)
})
