import { formatRand, PLANS } from '@dira/directory-core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PricingTable } from './PricingTable.tsx'

it('shows every plan in the order it is given, priced and linked by the application', () => {
  render(
    <PricingTable
      plans={PLANS}
      priceOf={({ priceCents }) => formatRand(priceCents)}
      hrefOf={({ tier }) => `/apply?plan=${tier}`}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Classified',
    'Standard',
    'Premium',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/apply?plan=classified',
    '/apply?plan=standard',
    '/apply?plan=premium',
  ])
  for (const price of ['R595', 'R995', 'R1995']) expect(screen.getByText(price)).toBeVisible()
})
