import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { homeCategories } from '../../testing/siteChrome.ts'
import { CategoryStrip } from './CategoryStrip.tsx'

it('is a region of six links, each with its category and its count', () => {
  render(<CategoryStrip items={homeCategories} />)
  const region = screen.getByRole('region', { name: 'Browse by Category' })
  const links = within(region).getAllByRole('link')
  expect(links).toHaveLength(6)
  expect(links[1]).toHaveAccessibleName(/^Restaurants & Dining\s*85 listings$/)
  expect(links[1]).toHaveAttribute('href', '/listings?category=restaurants-dining')
})
