import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { featuredCards } from '../../testing/listingCards.ts'
import { FeaturedListings } from './FeaturedListings.tsx'

it('sets nine listings in three rows of three under its heading', () => {
  render(
    <FeaturedListings
      cards={featuredCards}
      hrefOf={(slug) => `/listings/${slug}`}
      link={{ href: '/listings', label: 'All Listings' }}
    />,
  )
  const region = screen.getByRole('region', { name: 'Featured Listings' })
  const tops = within(region)
    .getAllByRole('article')
    .map((card) => Math.round(card.getBoundingClientRect().top))
  expect(Object.values(Object.groupBy(tops, String)).map((row) => row?.length)).toEqual([3, 3, 3])
  expect(within(region).getByRole('link', { name: 'All Listings' })).toHaveAttribute('href', '/listings')
})
