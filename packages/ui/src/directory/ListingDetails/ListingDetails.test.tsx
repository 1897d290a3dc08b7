import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { classifiedDetail, premiumDetail, standardDetail } from '../../testing/listingDetails.ts'
import { ListingDetails } from './ListingDetails.tsx'

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

it('shows of a premium listing all that there is', () => {
  render(<ListingDetails listing={premiumDetail} backHref="/listings" />)
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
  render(<ListingDetails listing={standardDetail} backHref="/listings" />)
  expect(sections()).toEqual([
    'Photo Gallery (0 of 6 images)',
    'Contact Information',
    'Details',
    'About',
    'Address',
    'Location',
  ])
})

it('has of a classified listing neither gallery nor story', () => {
  render(<ListingDetails listing={classifiedDetail} backHref="/listings" />)
  expect(sections()).toEqual(['Contact Information', 'Details', 'Location'])
})

it('says what the owner left empty', () => {
  render(<ListingDetails listing={standardDetail} backHref="/listings" />)
  expect(screen.getByText('No description provided')).toBeVisible()
  expect(screen.getByText('No images available')).toBeVisible()
})

it('leads back to where it is told', () => {
  render(<ListingDetails listing={premiumDetail} backHref="/listings?search=dunes" />)
  expect(screen.getByRole('link', { name: 'Back to All Listings' })).toHaveAttribute('href', '/listings?search=dunes')
})

it('links each way to reach the business, and the best of them as Contact Business', () => {
  render(<ListingDetails listing={premiumDetail} backHref="/listings" />)
  const panel = screen.getByRole('complementary', { name: 'Contact Information' })
  const href = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href')
  expect(href('+264 63 555 0142')).toBe('tel:+264635550142')
  expect(href('hello@naraduneslodge.example')).toBe('mailto:hello@naraduneslodge.example')
  expect(href('nara-dunes-lodge.example')).toBe('https://nara-dunes-lodge.example')
  expect(href('Contact Business')).toBe('mailto:hello@naraduneslodge.example')
})

it('calls where there is no address to write to, and offers nothing that leads nowhere', () => {
  const { unmount } = render(<ListingDetails listing={standardDetail} backHref="/listings" />)
  expect(screen.getByRole('link', { name: 'Contact Business' })).toHaveAttribute('href', 'tel:+254415550126')
  unmount()
  render(<ListingDetails listing={classifiedDetail} backHref="/listings" />)
  expect(screen.queryByRole('link', { name: 'Contact Business' })).toBeNull()
  expect(screen.getByText('No contact details provided')).toBeVisible()
})

it('keeps the place of the map, with the coordinates where they are known', () => {
  const { unmount } = render(<ListingDetails listing={premiumDetail} backHref="/listings" />)
  expect(screen.getByText('Map would be displayed here')).toBeVisible()
  expect(screen.getByText('24.4900° S, 15.8000° E')).toBeVisible()
  unmount()
  render(<ListingDetails listing={classifiedDetail} backHref="/listings" />)
  expect(screen.getByText('Map would be displayed here')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open in maps' })).toBeNull()
})

it('says until when an offer is valid, by the calendar and not by the reader’s clock', () => {
  render(<ListingDetails listing={premiumDetail} backHref="/listings" />)
  const offers = screen.getByRole('region', { name: 'Special Offers' })
  expect(within(offers).getAllByRole('listitem')).toHaveLength(2)
  expect(within(offers).getByText('Valid until 30 November 2026')).toBeVisible()
})

it('links the category where it has a page', () => {
  render(<ListingDetails listing={premiumDetail} backHref="/listings" categoryHref="/categories/accommodation" />)
  expect(screen.getByRole('link', { name: 'Accommodation' })).toHaveAttribute('href', '/categories/accommodation')
})
