import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CountryEntry, type CountryEntryProps } from './CountryEntry.tsx'

const kenya: CountryEntryProps = {
  name: 'Kenya',
  code: 'KE',
  count: 92,
  href: '/locations/kenya',
  isOpen: true,
  regions: [
    { name: 'Nairobi County', href: '/locations/kenya/nairobi-county' },
    { name: 'Narok', href: '/locations/kenya/narok' },
  ],
}

it('is an article with the regions of its country and the way to all listings', () => {
  render(<CountryEntry {...kenya} />)
  const entry = within(screen.getByRole('article', { name: 'Kenya' }))
  const regions = within(entry.getByRole('list', { name: 'Regions of Kenya' })).getAllByRole('link')
  expect(regions.map(({ textContent }) => textContent)).toEqual(['Nairobi County', 'Narok'])
  const all = entry.getByRole('link', { name: 'View all (92 listings) in Kenya' })
  expect(all.textContent).toBe('View all (92 listings)')
  expect(all).toHaveAttribute('href', '/locations/kenya')
})

it('leads to its largest cities, each with how many listings it has, and to all of its places', () => {
  const cities = [{ name: 'Mombasa', href: '/locations/kenya/mombasa', count: 12 }]
  render(<CountryEntry {...kenya} cities={cities} allPlaces={{ href: '/locations/kenya#places', count: 265 }} />)
  const links = within(screen.getByRole('list', { name: 'Cities of Kenya' })).getAllByRole('link')
  expect(links[0]).toHaveAccessibleName('Mombasa 12 listings')
  expect(links[1]).toHaveAccessibleName('All 265 places in Kenya')
  expect(links[1]).toHaveAttribute('href', '/locations/kenya#places')
})

it('tells when somebody points at it, and no more, by hand and by keyboard', async () => {
  const onSelectedChange = vi.fn()
  render(
    <>
      <CountryEntry {...kenya} onSelectedChange={onSelectedChange} />
      <a href="/after">After</a>
    </>,
  )
  await userEvent.hover(screen.getByRole('article'))
  expect(onSelectedChange).toHaveBeenLastCalledWith(true)
  await userEvent.unhover(screen.getByRole('article'))
  expect(onSelectedChange).toHaveBeenLastCalledWith(false)
  onSelectedChange.mockClear()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  // From link to link it stays lit.
  expect(onSelectedChange).not.toHaveBeenCalledWith(false)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'After' })).toHaveFocus()
  expect(onSelectedChange).toHaveBeenLastCalledWith(false)
})

it('is a row that opens, whose links are in the page before', async () => {
  render(<CountryEntry {...kenya} isOpen={false} />)
  const all = screen.getByText('View all (92 listings)')
  expect(all).not.toBeVisible()
  await userEvent.click(screen.getByText('Kenya'))
  expect(all).toBeVisible()
})
