import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SectionHeading } from './SectionHeading.tsx'

it('gives its id to the heading, so that a section can be named by it', () => {
  render(
    <section aria-labelledby="featured">
      <SectionHeading id="featured" link={{ href: '/listings', label: 'All Listings' }}>
        Featured Listings
      </SectionHeading>
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Featured Listings' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Featured Listings')
})
