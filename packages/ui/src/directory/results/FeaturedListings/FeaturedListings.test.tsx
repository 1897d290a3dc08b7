import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { featuredCards, premiumCard } from '../../../testing/listingCards.ts'
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

it('keeps all but the first three compact on a phone, so that the page does not grow with the packages', async () => {
  await browser.viewport(390, 800)
  const premium = Array.from({ length: 9 }, (_, index) => ({ ...premiumCard, slug: `lodge-${index}` }))
  render(<FeaturedListings cards={premium} hrefOf={(slug) => `/listings/${slug}`} />)
  const heights = screen.getAllByRole('article').map(({ offsetHeight }) => offsetHeight)
  const [large = 0] = heights
  expect(heights.map((height) => height > large * 0.65)).toEqual([true, true, true, ...Array(6).fill(false)])
  await browser.viewport(1280, 800)
})
