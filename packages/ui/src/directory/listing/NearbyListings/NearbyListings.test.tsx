import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ethiopicCard } from '../../../testing/listingCards.ts'
import { nearbyGroups } from '../../../testing/nearby.ts'
import { NearbyListings, type NearbyGroup } from './NearbyListings.tsx'

const show = (groups: readonly NearbyGroup[]) =>
  render(<NearbyListings businessName="Soko" groups={groups} hrefOf={({ slug }) => `/listings/${slug}`} />)

it('has of each kind the two that are nearest, each with its distance, and leads to all', () => {
  show(nearbyGroups)
  const section = within(screen.getByRole('region', { name: 'Sleep, eat, get around nearby' }))
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sleep',
    'Eat',
    'Get around',
  ])
  expect(section.getAllByRole('listitem')).toHaveLength(6)
  expect(section.getByRole('link', { name: ethiopicCard.businessName })).toHaveAttribute(
    'href',
    `/listings/${ethiopicCard.slug}`,
  )
  expect(section.getByText('700 m')).toBeVisible()
  expect(section.getByText('Open now')).toBeVisible()
  expect(section.getByRole('link', { name: 'All 8 within 10 km' })).toHaveAttribute('href', '#eat')
})

it('leaves a group out that has nothing, from its heading too, and with no group all of it', () => {
  const { container, rerender } = show(nearbyGroups.map((group, at) => (at === 0 ? { ...group, listings: [] } : group)))
  expect(screen.getByRole('region', { name: 'Eat, get around nearby' })).toBeVisible()
  expect(screen.queryByText('Sleep')).toBeNull()
  rerender(<NearbyListings businessName="Soko" groups={[]} hrefOf={String} />)
  expect(container).toBeEmptyDOMElement()
})
