import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { classifiedDetail, premiumDetail, standardDetail } from '../../../testing/listingDetails.ts'
import { ListingDetails, type ListingDetailsProps } from './ListingDetails.tsx'

afterEach(() => page.viewport(1280, 800))

const show = (props: Partial<ListingDetailsProps> = {}) =>
  render(<ListingDetails privacyHref="/privacy" listing={premiumDetail} backHref="/listings" {...props} />)
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const box = (element: Element) => element.getBoundingClientRect()

it('shows of a premium listing all that there is', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: '!Nara Dunes Lodge' })).toBeVisible()
  expect(sections()).toEqual([
    'Photo Gallery (3 of 10 images)',
    'Contact Information',
    'Details',
    'About',
    'Address',
    'Location',
    'Social Media',
    'Business Hours',
    'Special Offers',
  ])
})

it('has of a standard listing no section that is for premium ones', () => {
  show({ listing: standardDetail })
  expect(sections()).toEqual(['Contact Information', 'Details', 'About', 'Address', 'Location'])
})

it('has of a classified listing neither gallery nor story', () => {
  show({ listing: classifiedDetail })
  expect(sections()).toEqual(['Contact Information', 'Details', 'Location'])
})

it('credits the source of an imported listing', () => {
  show({ listing: { ...classifiedDetail, source: { name: 'City guide, CC BY', url: 'https://guide.example/' } } })
  expect(sections()).toEqual(['Contact Information', 'Details', 'Location', 'Source'])
  expect(screen.getByRole('link', { name: 'City guide, CC BY' })).toHaveAttribute('href', 'https://guide.example/')
})

it('has what is near after all that there is to read, and before whom it is credited to', () => {
  const source = { name: 'City guide, CC BY', url: 'https://guide.example/' }
  show({ listing: { ...premiumDetail, source }, nearby: <h2>Sleep nearby</h2> })
  expect(sections().slice(-3)).toEqual(['Special Offers', 'Sleep nearby', 'Source'])
})

it('says what the owner left empty, of images to the owner alone', () => {
  const { rerender } = show({ listing: standardDetail })
  expect(screen.getByText('No description provided')).toBeVisible()
  expect(screen.queryByText('No images available')).toBeNull()
  rerender(<ListingDetails privacyHref="/privacy" listing={standardDetail} backHref="/listings" isForOwner />)
  expect(screen.getByRole('region', { name: 'Photo Gallery (0 of 6 images)' })).toBeVisible()
  expect(screen.getByText('No images available')).toBeVisible()
})

it('leads back to where it is told', () => {
  show({ backHref: '/listings?search=dunes' })
  expect(screen.getByRole('link', { name: 'Back to All Listings' })).toHaveAttribute('href', '/listings?search=dunes')
})

it('links the category where it has a page', () => {
  show({ categoryHref: '/categories/accommodation' })
  expect(screen.getByRole('link', { name: 'Accommodation' })).toHaveAttribute('href', '/categories/accommodation')
})

it('marks today among the hours, and leads there from the panel', () => {
  show({ hoursToday: premiumDetail.businessHours.slice(3, 4) })
  const hours = screen.getByRole('region', { name: 'Business Hours' })
  expect(within(hours).getByText(', today').closest('dt')).toHaveTextContent('Thursday, today')
  const target = screen.getByRole('link', { name: 'Today 06:00 – 21:00' }).getAttribute('href')
  expect(document.querySelector(target!)).toBe(hours)
})

it('leads from the small locator to the map', () => {
  show({ country: 'NA' })
  const target = screen.getByRole('link', { name: /^Location: / }).getAttribute('href')
  expect(document.querySelector(target!)).toBe(screen.getByRole('region', { name: 'Location' }))
})

const inOrder = (): [Element, Element, Element, Element] => [
  screen.getByRole('region', { name: /Photo Gallery/ }),
  screen.getByRole('complementary'),
  screen.getByRole('region', { name: 'About' }),
  screen.getByText('More from Namibia'),
]

it('has on a phone one column: gallery, panel, sections, and what leads on', async () => {
  await page.viewport(390, 800)
  show({ related: <p>More from Namibia</p> })
  const tops = inOrder().map((part) => box(part).top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

it('has on a desktop the panel beside the gallery, going along with the page, and below it what leads on', async () => {
  await page.viewport(1440, 900)
  show({ related: <p>More from Namibia</p> })
  const [gallery, panel, about, related] = inOrder()
  expect(box(panel).left).toBeGreaterThan(box(gallery).right)
  expect(box(panel).top).toBe(box(gallery).top)
  expect(box(about).right).toBe(box(gallery).right)
  expect(box(related).left).toBe(box(panel).left)
  expect(box(related).top).toBeGreaterThan(box(panel).bottom)
  const list = screen.getByRole('region', { name: 'Location' })
  list.scrollIntoView({ behavior: 'instant' })
  expect(box(panel).top).toBe(24)
})

it('lets nothing go over what leads on, at the end of a page with much to read', async () => {
  await page.viewport(1440, 900)
  show({ related: <p style={{ blockSize: 400 }}>More from Namibia</p> })
  const [, panel, , related] = inOrder()
  related.scrollIntoView({ behavior: 'instant', block: 'end' })
  expect(box(panel).bottom).toBeLessThanOrEqual(box(related).top)
})
