import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NoListings } from './NoListings.tsx'

it('says that nothing matches and what to try', () => {
  render(<NoListings />)
  expect(screen.getByRole('heading', { name: 'No listings found matching your criteria.' })).toBeVisible()
  expect(screen.getByText('Try adjusting your filters or search terms.')).toBeVisible()
})
