import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkButton } from './LinkButton.tsx'

it('is a link, high enough for a finger', () => {
  render(<LinkButton href="/listings">Back to Listings</LinkButton>)
  const link = screen.getByRole('link', { name: 'Back to Listings' })
  expect(link).toHaveAttribute('href', '/listings')
  expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
})
