import { formatRand, pricingPlans } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanCard } from './PlanCard.tsx'

it.each(pricingPlans(en))('shows of $name its price, its period, all of its features and the way to it', (plan) => {
  render(<PlanCard plan={plan} price={formatRand(plan.priceCents)} href={`/apply/${plan.tier}`} />)
  const article = screen.getByRole('article', { name: plan.name })
  const card = within(article)
  expect(card.getByText(formatRand(plan.priceCents)).parentElement?.textContent).toBe(
    `${formatRand(plan.priceCents)} ${plan.period}`,
  )
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(plan.features)
  expect(card.getByRole('link', { name: plan.buttonText })).toHaveAttribute('href', `/apply/${plan.tier}`)
})

it('marks the popular plan and no other', () => {
  for (const plan of pricingPlans(en)) render(<PlanCard plan={plan} price="R1" href="/" />)
  expect(screen.getByText('Most Popular').closest('article')).toBe(screen.getByRole('article', { name: 'Standard' }))
})
