import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteHeader } from './SiteHeader.tsx'

const links = [
  { href: '/listings', label: 'All Listings' },
  { href: '/about', label: 'About' },
]

it('leads home by the wordmark and to the pages that it is given, no others', () => {
  render(<SiteHeader links={links} />)
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: 'Dira, home' })).toHaveAttribute('href', '/')
  const navigation = within(header).getByRole('navigation', { name: 'Main' })
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All Listings', 'About'])
})

it('marks the current page', () => {
  render(<SiteHeader links={links} current="/about" />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('About')
})
