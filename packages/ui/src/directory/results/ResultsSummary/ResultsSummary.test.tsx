import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResultsSummary } from './ResultsSummary.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const announced = () => screen.getByRole('status').textContent

it('says how many match at once, and announces nothing that was there from the start', () => {
  render(<ResultsSummary matches={12} total={12} />)
  expect(screen.getByText('Showing 12 of 12 businesses')).toBeVisible()
  wait(5000)
  expect(announced()).toBe('')
})

it.each([
  [
    'beside others',
    12,
    15,
    { matches: 1300, total: 2000 },
    ['Showing 12 of 15 businesses', '1,300 more known, not yet claimed'],
  ],
  [
    'beside others with full pages',
    12,
    15,
    { matches: 1300, total: 2000, haveOthersFullPages: true },
    ['Showing 12 of 15 businesses', '12 with a full page, 1,300 more known'],
  ],
  [
    'among others',
    12,
    15,
    { matches: 3, total: 4, isAmong: true },
    ['Showing 12 of 15 businesses', '3 of them known, not yet claimed'],
  ],
  ['and nothing of it matches', 12, 15, { matches: 0, total: 4 }, ['Showing 12 of 15 businesses']],
  ['alone on its page', 0, 0, { matches: 1, total: 4 }, ['Showing 1 of 4 businesses', 'not yet claimed']],
  [
    'alone among nothing',
    4,
    4,
    { matches: 4, total: 4, isAmong: true },
    ['Showing 4 of 4 businesses', 'not yet claimed'],
  ],
])('counts apart what is known and not yet claimed: %s', (_, matches, total, known, lines) => {
  const { container } = render(<ResultsSummary matches={matches} total={total} known={known} />)
  expect([...container.querySelectorAll('p')].map(({ innerText }) => innerText)).toEqual(lines)
})

it('announces what is known and not yet claimed behind the others', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={15} known={{ matches: 3, total: 4 }} />)
  rerender(<ResultsSummary matches={7} total={15} known={{ matches: 1, total: 4 }} />)
  wait(1000)
  expect(announced()).toBe('7 of 15 businesses, 1 more known, not yet claimed')
})

it('announces where typing has led, not each step on the way', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={12} />)
  const line = screen.getByRole('status')
  rerender(<ResultsSummary matches={7} total={12} />)
  wait(300)
  rerender(<ResultsSummary matches={0} total={12} />)
  expect(screen.getByText('Showing 0 of 12 businesses')).toBeVisible()
  wait(600)
  expect(announced()).toBe('')
  wait(200)
  expect(screen.getByRole('status')).toBe(line)
  expect(announced()).toBe('0 of 12 businesses')
})

it('announces what the search was understood as before the numbers', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={12} />)
  rerender(<ResultsSummary matches={7} total={12} understood={{ kind: 'Accommodation', place: 'Nairobi' }} />)
  wait(1000)
  expect(announced()).toBe('Understood as Accommodation in Nairobi. 7 of 12 businesses')
})

it('announces nothing where the numbers come back to what was known', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={12} />)
  rerender(<ResultsSummary matches={7} total={12} />)
  wait(300)
  rerender(<ResultsSummary matches={12} total={12} />)
  wait(5000)
  expect(announced()).toBe('')
})

it('keeps the room of the line while the numbers are on their way, and where they do not come', () => {
  const { container, rerender } = render(<ResultsSummary />)
  const expected = container.firstElementChild?.clientHeight
  rerender(<ResultsSummary isFailed />)
  expect(container.firstElementChild?.clientHeight).toBe(expected)
  rerender(<ResultsSummary matches={12} total={12} />)
  expect(container.firstElementChild?.clientHeight).toBe(expected)
})

it('says that it searches, aloud where that takes a while, and nothing once that has failed', () => {
  const { rerender } = render(<ResultsSummary matches={12} total={12} />)
  rerender(<ResultsSummary />)
  expect(screen.getByText('Searching …')).toBeInTheDocument()
  expect(screen.queryByText(/12/)).toBeNull()
  wait(700)
  expect(announced()).toBe('Searching …')
  rerender(<ResultsSummary isFailed />)
  wait(700)
  expect(announced()).toBe('')
  expect(screen.queryByText('Searching …')).toBeNull()
})

it('leads to those that match and stand on another page', () => {
  const href = '/classifieds?category=shopping'
  render(<ResultsSummary matches={3} total={12} elsewhere={{ text: '58 more in Classifieds', href }} />)
  expect(screen.getByRole('link', { name: '58 more in Classifieds' })).toHaveAttribute('href', href)
})

it.each([
  [{ seen: 22 }, 'All 22 are on this map'],
  [{ seen: 1, all: 1 }, 'It is on this map'],
  [{ seen: 14 }, '14 of 22 are on this part'],
  [{ seen: 22, all: 30 }, '22 of 30 are on this part'],
  [{ seen: 20, unplaced: 2 }, '20 are on this map, 2 give no place'],
])('says how many of them are seen on a map: %j', (onMap, words) => {
  render(<ResultsSummary matches={22} total={696} onMap={onMap} />)
  expect(screen.getByText(words)).toBeVisible()
})
