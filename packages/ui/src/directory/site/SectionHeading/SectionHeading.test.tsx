import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SectionHeading } from './SectionHeading.tsx'

afterEach(() => page.viewport(1280, 800))

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

it.each([390, 320])('keeps its link at the end of its last line at %i pixels', async (width) => {
  await page.viewport(width, 640)
  render(<SectionHeading link={{ href: '/categories', label: 'All categories' }}>Browse by Category</SectionHeading>)
  const heading = screen.getByRole('heading').getBoundingClientRect()
  const link = screen.getByRole('link').getBoundingClientRect()
  expect(link.left).toBeGreaterThanOrEqual(heading.right)
  expect(link.right).toBeLessThanOrEqual(width)
  expect(link.top).toBeLessThan(heading.bottom)
})
