import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../testing/emulateMedia.ts'
import { ListingMap } from '../ListingMap/index.ts'
import { MapLayout } from './MapLayout.tsx'

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterEach(async () => {
  await page.viewport(1280, 800)
  return emulateMedia()
})

const show = async (width: number) => {
  await page.viewport(width, 800)
  render(
    <MapLayout search={<p>search</p>} filters={<p>filters</p>} map={<div>map</div>} summary={<p>22 businesses</p>}>
      <p style={{ blockSize: 2000 }}>rows</p>
    </MapLayout>,
  )
}
const sheet = () => screen.getByRole('region', { name: 'Results' })
const handle = () => screen.getByRole('button')
const room = () => sheet().parentElement!.clientHeight
const height = () => Math.round(sheet().getBoundingClientRect().height)

it('stands beside the list on a wide screen, and stays while the page scrolls', async () => {
  await show(1280)
  const map = screen.getByText('map').parentElement!
  expect(sheet().getBoundingClientRect().width).toBe(656)
  expect(map.getBoundingClientRect().left).toBe(656)
  expect(screen.getByText('filters')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  document.documentElement.scrollTop = 900
  expect(map.getBoundingClientRect().top).toBe(0)
  document.documentElement.scrollTop = 0
})

it('has the list as a sheet on a narrow one, whose handle steps it', async () => {
  await show(390)
  expect(height()).toBe(248)
  await userEvent.click(handle())
  expect(height()).toBe(room() / 2)
  await userEvent.keyboard('{ArrowUp}')
  expect(height()).toBe(room())
  expect(handle()).toHaveAccessibleName('Show the map')
  await userEvent.keyboard('{Enter}')
  expect(height()).toBe(248)
  await userEvent.keyboard('{ArrowDown}')
  expect(height()).toBe(248)
})

it('leaves a sheet that was dragged at the nearest stop', async () => {
  // No browser lets a script capture a pointer that it made up.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  await show(390)
  const drag = (from: number, to: number) => {
    fireEvent.pointerDown(handle(), { pointerId: 1, button: 0, buttons: 1, clientY: from })
    fireEvent.pointerMove(handle(), { pointerId: 1, buttons: 1, clientY: to })
    const dragged = height()
    fireEvent.pointerUp(handle(), { pointerId: 1, clientY: to })
    fireEvent.click(handle())
    return dragged
  }
  expect(drag(560, 420)).toBe(388)
  expect(height()).toBe(room() / 2)
  expect(drag(430, -400)).toBe(room())
  expect(height()).toBe(room())
  expect(drag(60, 63)).toBe(room())
  expect(height()).toBe(248)
})

it('opens the filters over the map on a narrow screen', async () => {
  await show(390)
  expect(screen.getByText('filters')).not.toBeVisible()
  await userEvent.click(screen.getByText('Filters').closest('summary')!)
  await expect.poll(() => screen.getByText('filters')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByText('filters')).not.toBeVisible()
})

it.each([
  [320, 600],
  [390, 844],
])('lets nothing that stands on the map cover another at %i × %i pixels and twice the text', async (width, tall) => {
  await page.viewport(width, tall)
  document.documentElement.style.fontSize = '200%'
  const nowhere = async () => ({ grid: 10, arcs: [], countries: [], borders: [], lakes: [], rivers: [] })
  // Near enough for the way to a map with streets.
  const view = { lat: -1.29, lng: 36.82, zoom: 15 }
  const { container } = render(
    <MapLayout
      search={<p>search</p>}
      filters={<p>filters</p>}
      map={
        <ListingMap
          view={view}
          cells={[]}
          isUnknown
          onViewChange={String}
          onSelect={String}
          loadLayer={nowhere}
          onLocate={String}
        />
      }
      summary={<p>22 businesses</p>}
    >
      rows
    </MapLayout>,
  )
  await waitFor(() => expect(screen.getByText(/no streets/)).toBeVisible())
  const boxes = [...container.querySelectorAll('[data-over-map]')].map((one) => one.getBoundingClientRect())
  document.documentElement.style.fontSize = ''
  expect(boxes.length).toBeGreaterThan(3)
  const overlaps = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => [a.toJSON(), b.toJSON()]),
  )
  expect(overlaps).toEqual([])
})
