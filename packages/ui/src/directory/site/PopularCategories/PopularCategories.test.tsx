import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PopularCategories } from './PopularCategories.tsx'

const categories = [
  { name: 'Accommodation', icon: 'accommodation', links: [{ href: '/a/guesthouses', label: 'Guesthouses' }] },
  { name: 'Restaurants & Dining', icon: 'restaurants', links: [{ href: '/r/food-markets', label: 'Food Markets' }] },
  { name: 'Car Hire & Transport', icon: 'transport', links: [{ href: '/c/car-rental', label: 'Car Rental' }] },
] as const

it('keeps the rules under the names on one line where one name is longer', () => {
  render(
    <div style={{ inlineSize: 760 }}>
      <PopularCategories categories={categories} />
    </div>,
  )
  const bottoms = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const opening = heading.parentElement?.getBoundingClientRect()
    return Math.round(opening?.bottom ?? 0)
  })
  expect(new Set(bottoms).size).toBe(1)
})
