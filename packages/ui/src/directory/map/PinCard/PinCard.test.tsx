import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { featuredCards } from '../../../testing/listingCards.ts'
import { PinCard } from './PinCard.tsx'

it('names the listing, its place and its package, and leads to its page', () => {
  const card = featuredCards[0]!
  render(<PinCard card={card} href="/listings/it" headingLevel={2} status={{ state: 'open', today: 5 }} />)
  expect(screen.getByRole('heading', { level: 2, name: card.businessName })).toBeVisible()
  expect(screen.getByText(card.locationLine)).toBeVisible()
  expect(screen.getByText(card.tierLabel)).toBeVisible()
  expect(screen.getByText('Open now')).toBeVisible()
  expect(screen.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/listings/it')
})
