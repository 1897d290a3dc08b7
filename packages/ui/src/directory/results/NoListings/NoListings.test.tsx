import type { ActiveFilter } from '@dira/directory-core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NoListings } from './NoListings.tsx'

const kenya: ActiveFilter = { group: 'countries', value: 'kenya', label: 'Kenya' }

it('says that nothing matches and what to try', () => {
  render(<NoListings />)
  expect(screen.getByRole('heading', { name: 'No listings found matching your criteria.' })).toBeVisible()
  expect(screen.getByText('Try adjusting your filters or search terms.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says how far the nearest is, and leads there alone', () => {
  render(<NoListings filters={[kenya]} nearest={{ km: 14.2, within: 10, wider: 25, href: '?within=25' }} />)
  expect(screen.getByRole('heading', { name: 'Nothing within 10 km' })).toBeVisible()
  expect(screen.getByText('The nearest is 14 km away.')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Look within 25 km', '?within=25'],
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers links where there are addresses', () => {
  render(<NoListings filters={[kenya]} hrefOf={({ value }) => `?without=${value}`} clearHref="?clear" />)
  expect(screen.getByRole('link', { name: 'Remove ‘Kenya’' })).toHaveAttribute('href', '?without=kenya')
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '?clear')
})

it.each([
  [{ kind: 'Bakery', place: 'Aswan' }, 'No ‘Bakery’ in Aswan yet', 'This comes closest.'],
  [{ words: 'atm', place: 'Nairobi' }, 'Nothing found for “atm” in Nairobi', 'This comes closest.'],
  [{ elsewhere: 'Portugal', words: 'x' }, 'Portugal is not covered', /businesses in Africa. This comes closest/],
  [{ words: 'qqqq' }, 'No listings found matching your criteria.', 'Try adjusting your filters or search terms.'],
  [{ isWhereAsked: true }, 'Near which place?', 'Use your position, or choose a town.'],
])('says what there is none of, and what instead: %o', (nothing, heading, text) => {
  const ways = [{ place: 'Luxor', count: 37, km: 182.4, href: '/locations/luxor' }]
  render(<NoListings nothing={{ ...nothing, ways }} addHref="/get-listed" />)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('All in Luxor37, 182 km')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/locations/luxor',
    '/get-listed',
  ])
})
