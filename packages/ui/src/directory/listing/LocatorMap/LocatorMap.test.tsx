import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { LocatorMap } from './LocatorMap.tsx'

const lodge = { lat: -24.49, lng: 15.8 }
const PLACEHOLDER = 'Map would be displayed here'

it('names the place where there are no coordinates, and opens nothing', () => {
  render(<LocatorMap address="" country="CD" locationLine="Goma, DR Congo" />)
  expect(screen.getByText('Goma, DR Congo')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads there by the maps that the reader has, and copies the address in one tap', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<LocatorMap address="Plot 4, C27" at={lodge} locationLine="Sesriem, Namibia" />)
  const google = screen.getByRole('link', { name: 'Google Maps' })
  expect(google).not.toBeVisible()
  await userEvent.click(screen.getByText('Directions'))
  expect(google).toBeVisible()
  expect(google).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=-24.49,15.8')
  await userEvent.click(await screen.findByRole('button', { name: /^Copy the address/ }))
  expect(write).toHaveBeenCalledExactlyOnceWith('Plot 4, C27, Sesriem, Namibia')
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied'))
})

it('copies the address also where the ways were opened before the page came alive', async () => {
  const page = <LocatorMap address="Plot 4, C27" at={lodge} locationLine="Sesriem, Namibia" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  container.querySelector('details')?.setAttribute('open', '')
  // The browser tells of the opening before anything listens.
  await new Promise((done) => setTimeout(done))
  const root = await act(async () => hydrateRoot(container, page))
  expect(await screen.findByRole('button', { name: /^Copy the address/ })).toBeVisible()
  await act(async () => root.unmount())
  container.remove()
})

it('draws the map in room that was kept for it', async () => {
  const { container } = render(
    <LocatorMap address="" country="NA" at={lodge} locationLine="Sesriem, Namibia" style={{ inlineSize: 600 }} />,
  )
  const height = () => screen.getByRole('figure').getBoundingClientRect().height
  const before = height()
  await waitFor(() => expect(screen.queryByText(PLACEHOLDER)).toBeNull(), { timeout: 10_000 })
  expect(container.querySelectorAll('path').length).toBeGreaterThan(3)
  expect(height()).toBe(before)
})

it('says that a map would be there where none can be drawn, and keeps the coordinates', () => {
  render(<LocatorMap address="" at={lodge} locationLine="Sesriem, Namibia" />)
  expect(screen.getByText(PLACEHOLDER)).toBeVisible()
  expect(screen.getByText('24.4900° S, 15.8000° E')).toBeVisible()
})

it('says so in the HTML of a server, which draws none', () => {
  const html = renderToString(<LocatorMap address="" country="NA" at={lodge} locationLine="Sesriem, Namibia" />)
  expect(html).toContain(PLACEHOLDER)
  expect(html).toContain('24.4900° S, 15.8000° E')
})
