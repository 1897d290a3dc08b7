import { render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { expect, it } from 'vitest'
import * as icons from './art/Icon/index.ts'
import * as ui from './index.ts'
import { homeCategories } from './testing/siteChrome.ts'
import { premiumCard } from './testing/listingCards.ts'
import { premiumDetail } from './testing/listingDetails.ts'

/** The props that a component cannot do without. */
const REQUIRED: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.keys(icons).map((name) => [name, {}])),
  Badge: {},
  Breadcrumbs: { items: [{ label: 'Home' }] },
  Button: { children: 'Go' },
  CategoryStrip: { items: homeCategories },
  Container: {},
  CoverArt: { slug: 'soko', category: 'shopping' },
  EmptyState: { heading: 'Nothing' },
  FeaturedListings: { cards: [], hrefOf: String },
  Heading: { level: 2 },
  Hero: { headline: 'Find', children: null },
  IconButton: { label: 'Close', children: null },
  Inline: {},
  Landscape: { crop: 'strip' },
  Link: { href: '/' },
  LinkButton: { href: '/' },
  ListingCard: { card: premiumCard, href: '/' },
  ListingDetails: { listing: premiumDetail, backHref: '/' },
  ListingGrid: { cards: [], hrefOf: String },
  Needle: {},
  Notice: {},
  PageBody: {},
  Pagination: { page: 1, pageCount: 2, hrefOf: String },
  PhotoGallery: { gallery: { images: [], max: 6 }, slug: 'soko', category: 'shopping' },
  Pictogram: { name: 'shopping' },
  ResultsSummary: { matches: 1, total: 2 },
  SearchBox: { action: '/listings' },
  SiteFooter: { columns: [] },
  SiteHeader: { links: [] },
  Skeleton: {},
  SkipLink: {},
  SortSelect: { action: '/listings', options: [] },
  Stack: {},
  Text: {},
  TierBadge: { tier: 'premium', label: 'Premium' },
  VisuallyHidden: {},
  Wordmark: {},
}

/** Components whose props do not go to one element: bodies of pages, fields with parts, providers. */
const COMPOSED = new Set([
  'LinkProvider',
  'ListingGridSkeleton',
  'ListingNotFound',
  'MessagesProvider',
  'NoListings',
  'NotFound',
  'SearchField',
  'SectionHeading',
  'Select',
])

const components = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')

it('knows every component that the package exports', () => {
  expect(components.map(([name]) => name).toSorted()).toEqual([...Object.keys(REQUIRED), ...COMPOSED].toSorted())
})

it.each(Object.keys(REQUIRED))('%s passes class, ref and any other attribute on to its element', (name) => {
  const Component = ui[name as keyof typeof ui] as ComponentType<object>
  let element: Element | null = null
  const ref = (node: Element | null) => {
    element = node ?? element
  }
  const { container } = render(
    createElement(Component, { ...REQUIRED[name], className: 'mine', 'data-mine': 'yes', ref } as object),
  )
  const marked = container.querySelector('[data-mine="yes"]')
  expect(marked).toBe(container.firstElementChild)
  expect(marked).toHaveClass('mine')
  expect(element).toBe(marked)
})
