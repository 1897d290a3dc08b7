import type { ListingDetail } from '@dira/directory-core'
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { classifiedDetail, premiumDetail, standardDetail, unclaimedDetail } from '../../../testing/listingDetails.ts'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ListingBar } from './ListingBar.tsx'

beforeAll(() => page.viewport(320, 640))
afterAll(() => page.viewport(1280, 800))

const show = (listing: ListingDetail) =>
  render(
    <main>
      <div style={{ blockSize: 2000 }} />
      <ListingBar listing={listing} save={<SaveToggle businessName={listing.businessName} />} />
    </main>,
  )
const bar = () => screen.getByRole('region', { name: 'Contact and save' })

it.each([premiumDetail, standardDetail])('calls first, at the lower edge of the window', (listing) => {
  show(listing)
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', listing.phones[0]!.href)
  expect(bar().getBoundingClientRect().bottom).toBe(innerHeight)
  expect(bar().offsetHeight).toBe(64)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('has WhatsApp where a number is known to have it, else the ways there', () => {
  const [phone] = premiumDetail.phones
  const { rerender } = show({ ...premiumDetail, phones: [{ ...phone!, whatsapp: 'https://wa.me/264815550142' }] })
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/264815550142')
  expect(screen.queryByText('Directions')).toBeNull()
  const { whatsapp: _, ...plain } = phone!
  rerender(<ListingBar listing={{ ...premiumDetail, phones: [plain] }} save={null} />)
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
  expect(screen.getByText('Directions')).toBeVisible()
})

it('begins with the ways there where no phone is known, and opens them upward', () => {
  show({ ...premiumDetail, phones: [] })
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull()
  screen.getByText('Directions').click()
  const way = screen.getByRole('link', { name: 'OpenStreetMap' })
  expect(way).toBeVisible()
  expect(way.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().getBoundingClientRect().top + 2)
})

it('begins with the ways there where nobody has claimed the page, whatever else is known', () => {
  const whatsapp = 'https://wa.me/261202255501'
  show({ ...unclaimedDetail, phones: [{ ...unclaimedDetail.phones[0]!, whatsapp }] })
  const [first, second] = bar().querySelectorAll(':scope > *')
  expect(first?.textContent).toMatch(/^Directions/)
  expect(second?.textContent).toBe('Call')
  expect(bar().offsetHeight).toBe(64)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('is not there to save alone', () => {
  show({ ...classifiedDetail, phones: [], address: '' })
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

it('is no part of a wide screen', async () => {
  await page.viewport(1280, 800)
  show(premiumDetail)
  expect(screen.queryByRole('region', { name: 'Contact and save' })).toBeNull()
  await page.viewport(320, 640)
})
