import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListingNotFound } from './ListingNotFound.tsx'

it('says that there is no such listing and leads to those there are', () => {
  render(<ListingNotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'Listing Not Found' })).toBeVisible()
  expect(screen.getByText('The listing you are looking for does not exist.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Listings' })).toHaveAttribute('href', '/listings')
})
