import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { CoverProvider } from '../../../art/CoverArt/CoverProvider.tsx'
import { featuredCards, mixedCards } from '../../../testing/listingCards.ts'
import { ListingGrid } from './ListingGrid.tsx'

const premiumCards = featuredCards.filter(({ tier }) => tier === 'premium')

const show = () => render(<ListingGrid cards={mixedCards} hrefOf={(slug) => `/listings/${slug}`} />)

it('lists the cards in their order, each leading to its own page', () => {
  show()
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    mixedCards.map(({ businessName }) => businessName),
  )
  expect(screen.getByRole('link', { name: 'View Details: Soko la Kitambaa' })).toHaveAttribute(
    'href',
    '/listings/soko-la-kitambaa',
  )
})

it.each([
  [390, 1],
  [820, 2],
  [1280, 3],
])('at %i pixels has %i columns', async (width, columns) => {
  await browser.viewport(width, 800)
  show()
  const lefts = new Set(screen.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().left)))
  expect(lefts.size).toBe(columns)
  await browser.viewport(1280, 800)
})

it('keeps tops and bottoms of a row on one line in any mix of tiers', () => {
  show()
  const rows = Map.groupBy(screen.getAllByRole('article'), (card) => Math.round(card.getBoundingClientRect().top))
  for (const row of rows.values()) {
    const bottoms = new Set(row.map((card) => Math.round(card.getBoundingClientRect().bottom)))
    expect(bottoms.size).toBe(1)
  }
})

it('sets the contacts of a row on one line in any mix of tiers', () => {
  show()
  const rows = Map.groupBy(screen.getAllByRole('article'), (card) => Math.round(card.getBoundingClientRect().top))
  for (const row of rows.values()) {
    const contacts = row.flatMap((card) => card.querySelector('ul') ?? [])
    const tops = new Set(contacts.map((list) => Math.round(list.getBoundingClientRect().top)))
    expect(tops.size).toBeLessThanOrEqual(1)
  }
})

it('gives each card its own actions, and on a phone keeps all but the first few compact', async () => {
  await browser.viewport(390, 800)
  render(
    <ListingGrid
      cards={premiumCards}
      hrefOf={(slug) => `/listings/${slug}`}
      renderActions={({ slug }) => <button type="button">{`Save ${slug}`}</button>}
      compactFrom={1}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    premiumCards.map(({ slug }) => `Save ${slug}`),
  )
  const [first = 0, ...others] = screen.getAllByRole('article').map(({ offsetHeight }) => offsetHeight)
  for (const height of others) expect(height).toBeLessThan(first * 0.65)
  await browser.viewport(1280, 800)
})

it('fetches the pictures of the first screen at once, the others when they come near', () => {
  const { container } = render(
    <CoverProvider hrefOf={({ slug }) => `/covers/${slug}.svg`}>
      <ListingGrid cards={premiumCards} hrefOf={(slug) => `/listings/${slug}`} eagerPictures={2} />
    </CoverProvider>,
  )
  const loading = [...container.querySelectorAll('img')].map((image) => image.loading)
  expect(loading.slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
})
