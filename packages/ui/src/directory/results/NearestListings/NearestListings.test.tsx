import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { classifiedCard, standardCard } from '../../../testing/listingCards.ts'
import { NearestListings } from './NearestListings.tsx'

afterEach(() => page.viewport(1280, 800))

const show = () =>
  render(
    <NearestListings
      listings={[classifiedCard, standardCard].map((card, at) => ({ card, distance: { km: at + 0.1, bearing: 90 } }))}
      hrefOf={(slug) => `/listings/${slug}`}
    />,
  )

it('leads to each by its name, and all of it is its link', () => {
  show()
  const link = screen.getByRole('link', { name: classifiedCard.businessName })
  expect(link).toHaveAttribute('href', `/listings/${classifiedCard.slug}`)
  const item = link.closest('li')!
  expect(within(item).getByText(/^100/)).toBeVisible()
  const { left, right, top, bottom } = item.getBoundingClientRect()
  expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(link)
})

it('leaves a phone to its rows', async () => {
  await page.viewport(390, 844)
  show()
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
