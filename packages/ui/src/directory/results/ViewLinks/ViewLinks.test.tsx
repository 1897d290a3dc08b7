import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ViewLinks } from './ViewLinks.tsx'

it('leads to both views, and says which of them is shown', () => {
  render(<ViewLinks view="map" listHref="/listings" mapHref="/listings?view=map" />)
  expect(screen.getByRole('navigation', { name: 'View' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/listings')
  expect(screen.getByRole('link', { name: 'List' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Map', current: 'page' })).toHaveAttribute('href', '/listings?view=map')
})
