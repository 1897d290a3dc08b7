import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnerBand } from './OwnerBand.tsx'

it('names the least price and leads to the packages and to the contact', () => {
  render(<OwnerBand fromPrice="R595" pricingHref="/prices" contactHref="/write" />)
  const band = within(screen.getByRole('region', { name: 'Are You a Business Owner?' }))
  expect(band.getByText(/from R595\.$/)).toBeVisible()
  expect(band.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See pricing', '/prices'],
    ['Contact Us', '/write'],
  ])
})
