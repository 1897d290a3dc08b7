import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoverArt } from './CoverArt.tsx'

const drawn = (slug: string, index = 0) =>
  render(<CoverArt slug={slug} category="shopping" index={index} />).container.innerHTML

it('draws the same picture for the same listing always', () => {
  expect(drawn('soko-la-kitambaa')).toBe(drawn('soko-la-kitambaa'))
})

it('draws other colours for some other listings, and another picture for another index', () => {
  const pictures = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((slug) => drawn(slug)))
  expect(pictures.size).toBe(3)
  expect(drawn('soko-la-kitambaa', 1)).not.toBe(drawn('soko-la-kitambaa', 0))
})

it('is no image to assistive technology unless it is named', () => {
  const { rerender } = render(<CoverArt slug="soko" category="shopping" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<CoverArt slug="soko" category="shopping" role="img" aria-hidden={undefined} aria-label="The cloth hall" />)
  expect(screen.getByRole('img', { name: 'The cloth hall' })).toBeVisible()
})
