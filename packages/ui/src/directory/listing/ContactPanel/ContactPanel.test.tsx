import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  bareDetail,
  classifiedDetail,
  longDetail,
  premiumDetail,
  standardDetail,
} from '../../../testing/listingDetails.ts'
import { write } from '../../../testing/write.ts'
import { ContactPanel, type ContactPanelProps } from './ContactPanel.tsx'

const show = (props: Partial<ContactPanelProps> = {}) =>
  render(<ContactPanel privacyHref="/privacy" listing={premiumDetail} {...props} />)
const onEnquiry = () => vi.fn<NonNullable<ContactPanelProps['onEnquiry']>>(() => Promise.resolve({ ok: true }))
const panel = () => within(screen.getByRole('complementary', { name: 'Contact Information' }))
const href = (name: string) => panel().getByRole('link', { name }).getAttribute('href')

it('links each way to reach the business', () => {
  show()
  expect(href('+264 81 555 0142')).toBe('tel:+264815550142')
  expect(href('stay@nara-dunes-lodge.example')).toBe('mailto:stay@nara-dunes-lodge.example')
  expect(href('nara-dunes-lodge.example')).toBe('https://nara-dunes-lodge.example')
})

it('leads to WhatsApp by each number that can have it', () => {
  show({ listing: longDetail })
  expect(href('WhatsApp +264 81 555 0142')).toBe('https://wa.me/264815550142')
  expect(panel().getAllByRole('link', { name: /^WhatsApp/ })).toHaveLength(1)
})

it('shows as text what no link can be made of', () => {
  show({ listing: bareDetail })
  expect(panel().getByText('ask at the quay')).toBeVisible()
  expect(panel().queryByRole('link')).toBeNull()
})

it('writes where it can, else calls, and offers nothing that leads nowhere', () => {
  const { rerender } = show()
  expect(href('Contact Business')).toBe('mailto:stay@nara-dunes-lodge.example')
  rerender(<ContactPanel privacyHref="/privacy" listing={standardDetail} />)
  expect(href('Contact Business')).toBe('tel:+254415550126')
  rerender(<ContactPanel privacyHref="/privacy" listing={classifiedDetail} />)
  expect(panel().queryByRole('link', { name: 'Contact Business' })).toBeNull()
  expect(panel().getByText('No contact details provided')).toBeVisible()
})

it('opens an enquiry, hands it on, and has the focus again when that closes', async () => {
  const send = onEnquiry()
  show({ onEnquiry: send })
  const button = panel().getByRole('button', { name: 'Contact Business' })
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact !Nara Dunes Lodge' }))
  await write(dialog.getByRole('textbox', { name: 'Message' }), 'Hello')
  await userEvent.click(dialog.getByRole('button', { name: 'Send Message' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: '', email: '', message: 'Hello' }, expect.anything())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

it('is a link in the HTML of a server, which knows no clock', () => {
  const html = renderToString(<ContactPanel privacyHref="/privacy" listing={premiumDetail} onEnquiry={onEnquiry()} />)
  expect(html).toMatch(/<a [^>]*href="mailto:stay@nara-dunes-lodge.example"[^>]*>Contact Business<\/a>/)
  expect(html).not.toMatch(/Open now|Closed,|Today/)
})

it('keeps the room for what only the browser knows', () => {
  const { rerender } = show()
  const top = () => panel().getByRole('heading', { name: 'Contact Information' }).getBoundingClientRect().top
  const before = top()
  const today = premiumDetail.businessHours.slice(3, 4)
  rerender(
    <ContactPanel
      privacyHref="/privacy"
      listing={premiumDetail}
      openStatus={{ state: 'open', today: 3 }}
      hoursToday={today}
    />,
  )
  expect(panel().getByText('Open now')).toBeVisible()
  expect(href('Today 06:00 – 21:00')).toBe('#business-hours')
  expect(top()).toBe(before)
})

it('says nothing about hours where the package shows none', () => {
  show({ listing: standardDetail, openStatus: { state: 'open', today: 3 } })
  expect(panel().queryByText('Open now')).toBeNull()
})

it('leads to the map, but not on a phone, where that is near', async () => {
  show({ country: 'NA' })
  expect(href('Location: Sesriem, Hardap, Namibia')).toBe('#location')
  await page.viewport(390, 800)
  expect(panel().queryByRole('link', { name: /Location/ })).toBeNull()
  await page.viewport(1280, 800)
})
