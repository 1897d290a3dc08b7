import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CustomPackages } from './CustomPackages.tsx'

it('is a region that invites to ask, and leads to where one asks', () => {
  render(<CustomPackages contactHref="/contact" />)
  const region = screen.getByRole('region', { name: 'Need something specific?' })
  const text = 'Ask us about custom packages for multi-location businesses or special advertising.'
  expect(within(region).getByText(text)).toBeVisible()
  expect(within(region).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})
