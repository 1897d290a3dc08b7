import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { featuredCards } from '../../../testing/listingCards.ts'
import { PinList } from './PinList.tsx'

const hrefOf = (slug: string) => `/listings/${slug}`

it('leads to each listing, and to all of them where some are missing', () => {
  const cards = featuredCards.slice(0, 2)
  const { rerender } = render(<PinList count={2} hrefOf={hrefOf} allHref="/all" />)
  expect(screen.getByText('2 listings at the same place')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<PinList count={2} cards={cards} hrefOf={hrefOf} allHref="/all" />)
  expect(screen.getByRole('link', { name: cards[0]!.businessName })).toHaveAttribute('href', hrefOf(cards[0]!.slug))
  expect(screen.getAllByRole('link')).toHaveLength(2)
  rerender(<PinList count={30} cards={cards} hrefOf={hrefOf} allHref="/all" />)
  expect(screen.getByRole('link', { name: 'Show all 30' })).toHaveAttribute('href', '/all')
})
