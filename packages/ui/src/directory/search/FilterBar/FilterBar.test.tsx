import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { nearTowns } from '../../../testing/positions.ts'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { NearFilter } from '../NearFilter/NearFilter.tsx'
import { OpenNowToggle } from '../OpenNowToggle/OpenNowToggle.tsx'
import { FilterBar } from './FilterBar.tsx'

afterEach(() => page.viewport(1280, 800))

const nothing = () => {}
const show = async (width: number) => {
  await page.viewport(width, 800)
  render(
    <FilterBar>
      <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />
      <OpenNowToggle action="/listings" onChange={nothing} />
      <NearFilter towns={nearTowns} action="/listings" onChange={nothing} />
    </FilterBar>,
  )
  screen.getByText('Near', { selector: 'summary' }).click()
  const near = await screen.findByRole('form', { name: 'Near a place' })
  const [category, open, trigger, toggle, panel] = [
    screen.getByText('Category', { selector: 'summary' }),
    screen.getByRole('button', { name: 'Open now' }),
    screen.getByText('Near', { selector: 'summary' }),
    screen.getByText('Show filters'),
    near,
  ].map((element) => element.getBoundingClientRect())
  return { category, open, trigger, toggle, panel } as Readonly<Record<string, DOMRect>>
}

it('is one row on a wide screen, and the panel of Near ends where the row does', async () => {
  const { category, open, trigger, panel } = await show(1280)
  expect([open?.top, trigger?.top]).toEqual([category?.top, category?.top])
  expect(open!.left).toBeGreaterThan(category!.right)
  expect(panel?.right).toBeCloseTo(trigger!.right, 0)
  expect(panel!.top).toBeGreaterThan(trigger!.bottom)
})

it('has two halves above the toggle of the panel on a phone, the panel of Near between', async () => {
  const { open, trigger, toggle, panel } = await show(390)
  expect(trigger?.top).toBe(open?.top)
  expect(trigger?.width).toBeCloseTo(open!.width, 0)
  expect(panel?.left).toBe(open?.left)
  expect(panel?.right).toBe(trigger?.right)
  expect(panel!.top).toBeGreaterThan(trigger!.bottom)
  expect(toggle!.top).toBeGreaterThan(panel!.bottom)
})
