import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ViewLinks } from './ViewLinks.tsx'

const hrefs = { cards: '/listings', rows: '/listings?view=rows', map: '/listings?view=map' }

it('leads to each view, and says which of them is shown', () => {
  render(<ViewLinks view="map" hrefs={hrefs} />)
  expect(screen.getByRole('navigation', { name: 'View' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cards', '/listings'],
    ['Rows', '/listings?view=rows'],
    ['Map', '/listings?view=map'],
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('data-view', 'map')
})

it('leaves out a view that there is not', () => {
  const { map: _, ...others } = hrefs
  render(<ViewLinks view="rows" hrefs={others} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cards', 'Rows'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Rows')
})
