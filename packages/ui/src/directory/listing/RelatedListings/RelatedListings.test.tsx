import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { premiumCard, standardCard } from '../../../testing/listingCards.ts'
import { RelatedListings } from './RelatedListings.tsx'

it('leads to each listing by its name, and to all of the country', () => {
  render(
    <RelatedListings
      country="Kenya"
      cards={[premiumCard, standardCard]}
      hrefOf={({ slug }) => `/listings/${slug}`}
      all={{ href: '/locations/kenya', count: 40 }}
    />,
  )
  const section = within(screen.getByRole('region', { name: 'More from Kenya' }))
  expect(section.getByRole('link', { name: standardCard.businessName })).toHaveAttribute(
    'href',
    `/listings/${standardCard.slug}`,
  )
  expect(section.getByText(standardCard.locationLine)).toBeVisible()
  expect(section.getByRole('link', { name: 'View all (40 listings)' })).toHaveAttribute('href', '/locations/kenya')
})

it('shows the photograph of a card that has one, else art', () => {
  const photo = { url: '/media/hall.jpg', alt: '' }
  const { container } = render(
    <RelatedListings
      country="Kenya"
      cards={[premiumCard, { ...standardCard, tier: 'standard', photo }]}
      hrefOf={String}
    />,
  )
  const [first, second] = container.querySelectorAll('li')
  expect(first?.querySelector('img')).toBeNull()
  expect(second?.querySelector('img')).toHaveAttribute('src', '/media/hall.jpg')
})
