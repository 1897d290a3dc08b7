import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emulateMedia } from '../../../testing/emulateMedia.ts'
import { kenya, kenyanCells } from '../../../testing/mapCells.ts'
import { ListingMap, type ListingMapProps } from './ListingMap.tsx'
import type { MapLayerFile } from './mapLayers.ts'

const nothing: MapLayerFile = { grid: 10, arcs: [], countries: [], borders: [], lakes: [], rivers: [] }

// A town where the cluster of Diani is.
const places: MapLayerFile = { ...nothing, grid: 18, towns: [['Diani Beach', 159_894, 134_192, 7]] }

const loadLayer = vi.fn((name: string) => Promise.resolve(name === 'places' ? places : nothing))
const onViewChange = vi.fn<ListingMapProps['onViewChange']>()
const onSelect = vi.fn<ListingMapProps['onSelect']>()

const map = (props: Partial<ListingMapProps> = {}) => (
  <ListingMap
    view={kenya}
    cells={kenyanCells}
    loadLayer={loadLayer}
    onViewChange={onViewChange}
    onSelect={onSelect}
    style={{ inlineSize: 600, blockSize: 500 }}
    {...props}
  />
)

const lastView = () => onViewChange.mock.lastCall?.[0]

/** What the browser tells at last: movement is off. */
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterEach(() => {
  vi.clearAllMocks()
  return emulateMedia()
})

it('says where it is as soon as it knows its size, and again when that changes', async () => {
  const { container } = render(map())
  expect(onViewChange).toHaveBeenCalledOnce()
  const [view, box, phase] = onViewChange.mock.lastCall ?? []
  expect([view, phase]).toEqual([kenya, 'ended'])
  expect(box).toMatchObject({ west: expect.closeTo(31.7, 0), north: expect.closeTo(5.2, 0) })
  container.firstElementChild?.setAttribute('style', 'inline-size: 300px; block-size: 500px')
  await waitFor(() => expect(onViewChange).toHaveBeenCalledTimes(2))
})

it('names a cluster by its number and the town that it is near, and goes to its box when it is pressed', async () => {
  render(map())
  await userEvent.click(await screen.findByRole('button', { name: '29 listings near Diani Beach, zoom in' }))
  expect(onSelect).not.toHaveBeenCalled()
  expect(lastView()).toMatchObject({ lat: expect.closeTo(-4.28, 1), lng: expect.closeTo(39.58, 1) })
  expect(lastView()?.zoom).toBeGreaterThan(9)
  // The mark goes away: the focus is kept.
  expect(screen.getByRole('application')).toHaveFocus()
})

it('says of a mark of which only the town is known that its place is not given, and draws it hollow', () => {
  const at = { lat: -1.28, lng: 36.82 }
  const box = { south: -1.28, west: 36.82, north: -1.28, east: 36.82 }
  const listing = { slug: 'sunset-lodge', title: 'Sunset Lodge', href: '#', tier: 'premium', place: 'Nairobi' } as const
  const pin = { ...at, id: 'sunset-lodge', count: 1, approximate: 1, listing }
  const { rerender } = render(map({ cells: [pin] }))
  const drawn = (name: string) => {
    const mark = screen.getByRole('button', { name })
    return getComputedStyle(mark.querySelector('path')!).fill
  }
  const hollow = drawn('Sunset Lodge, place in Nairobi not given')
  rerender(map({ cells: [{ ...pin, approximate: 0 }] }))
  expect(drawn('Sunset Lodge, Nairobi')).not.toBe(hollow)
  const town = { ...at, id: 'town', count: 4, approximate: 4, box, place: 'Nairobi' }
  rerender(map({ cells: [town], selectedId: 'town' }))
  expect(drawn('4 listings, places in Nairobi not given')).toBe(hollow)
  expect(screen.getByRole('group', { name: '4 listings, places in Nairobi not given' })).toBeVisible()
  rerender(map({ cells: [{ ...town, approximate: 3 }] }))
  expect(screen.getByRole('button', { name: '4 listings at the same place near Nairobi' })).toBeVisible()
})

it('opens a cluster that no zoom parts', async () => {
  const cell = { id: 'mall', lat: 0, lng: 38, count: 3, box: { south: 0, west: 38, north: 0, east: 38 } }
  render(map({ cells: [cell] }))
  await userEvent.click(screen.getByRole('button', { name: /^3 listings at the same place/ }))
  expect(onSelect).toHaveBeenCalledWith(cell)
})

it('is moved by a drag, which chooses no mark, and by the keys', async () => {
  render(map())
  const mark = screen.getByRole('button', { name: 'Elgon Guides, Eldoret' })
  const at = (clientX: number) => ({ clientX, clientY: 200, pointerId: 1, button: 0, bubbles: true })
  // No browser lets a script capture a pointer that it made up.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  fireEvent.pointerDown(mark, at(200))
  fireEvent.pointerMove(mark, at(260))
  expect(onViewChange).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 'moving')
  fireEvent.pointerUp(mark, at(260))
  fireEvent.click(mark, { detail: 1 })
  expect(onViewChange).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 'ended')
  expect(lastView()?.lng).toBeLessThan(kenya.lng)
  expect(onSelect).not.toHaveBeenCalled()

  act(() => screen.getByRole('application').focus())
  await userEvent.keyboard('+')
  expect(lastView()?.zoom).toBeCloseTo(kenya.zoom + 1)
  const { lat } = lastView() ?? kenya
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(lastView()?.lat).toBeGreaterThan(lat)
})

it('lets the page scroll until it is pressed, then zooms by the wheel about the pointer', async () => {
  render(map())
  const surface = screen.getByRole('application')
  expect(fireEvent.wheel(surface, { deltaY: -120 })).toBe(true)
  expect(onViewChange).toHaveBeenCalledOnce()
  act(() => surface.focus())
  expect(fireEvent.wheel(surface, { deltaY: -120 })).toBe(false)
  expect(lastView()?.zoom).toBeCloseTo(kenya.zoom + 0.5)
  await waitFor(() => expect(onViewChange.mock.lastCall?.[2]).toBe('ended'))
})

it('follows its parent to another view, but not to its own in round numbers', () => {
  const { rerender } = render(map())
  rerender(map({ view: { lat: 0.102, lng: 37.898, zoom: 6.1 } }))
  expect(onViewChange).toHaveBeenCalledOnce()
  rerender(map({ view: { lat: -26, lng: 28, zoom: 9 } }))
  expect(onViewChange).toHaveBeenLastCalledWith({ lat: -26, lng: 28, zoom: 9 }, expect.anything(), 'ended')
})

it('asks for the layers that the view needs, each once', async () => {
  const { rerender } = render(map({ view: { lat: 2, lng: 18, zoom: 5 } }))
  await waitFor(() => expect(loadLayer.mock.calls.map(([name]) => name)).toEqual(['africa', 'places']))
  rerender(map({ view: { lat: -1, lng: 37, zoom: 8 } }))
  await waitFor(() => expect(loadLayer.mock.calls.map(([name]) => name)).toEqual(['africa', 'places', 'east']))
})

it('keeps its marks when a layer fails, and tries again when asked', async () => {
  loadLayer.mockRejectedValueOnce(new Error('offline'))
  render(map())
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Elgon Guides, Eldoret' })).toBeVisible()
  expect(loadLayer.mock.calls.filter(([name]) => name === 'africa')).toHaveLength(2)
})

it('gives the focus of a mark that goes to the one in its place, or to itself', async () => {
  const { rerender } = render(map())
  act(() => screen.getByRole('button', { name: 'Elgon Guides, Eldoret' }).focus())
  const others = kenyanCells.filter(({ id }) => id !== 'elgon-guides')
  const cluster = { id: 'eldoret', lat: 0.45, lng: 35.3, count: 3 }
  rerender(map({ cells: [...others, cluster] }))
  expect(await screen.findByRole('button', { name: /^3 listings/ })).toHaveFocus()
  rerender(map({ cells: others }))
  expect(screen.getByRole('application')).toHaveFocus()
})

it('offers a street map where its own ends', () => {
  const { rerender } = render(map())
  expect(screen.queryByRole('link')).toBeNull()
  rerender(map({ view: { lat: -1.2864, lng: 36.8172, zoom: 14 } }))
  expect(screen.getByRole('link', { name: 'Open street map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/#map=14/-1.2864/36.8172',
  )
})

it('shows streets, once it is near enough, where their tiles know the place', async () => {
  const [show, remove] = [vi.fn(), vi.fn()]
  const loadStreets = vi.fn(() =>
    Promise.resolve({ covers: ({ north }: { north: number }) => north < 0, show, remove, paint: () => {} }),
  )
  const nairobi = { lat: -1.2864, lng: 36.8172, zoom: 14 }
  const { rerender, unmount } = render(map({ loadStreets }))
  expect(loadStreets).not.toHaveBeenCalled()
  rerender(map({ loadStreets, view: nairobi }))
  expect(await screen.findByRole('link', { name: /^© OpenStreetMap/ })).toBeVisible()
  expect(show).toHaveBeenLastCalledWith(nairobi)
  rerender(map({ loadStreets, view: { ...nairobi, lat: 1 } }))
  expect(await screen.findByText('This map has no streets.')).toBeVisible()
  expect(loadStreets).toHaveBeenCalledOnce()
  unmount()
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
})

it('says that streets could not be shown, and tries again when asked', async () => {
  const loadStreets = vi.fn<NonNullable<ListingMapProps['loadStreets']>>(() => Promise.reject(new Error('no WebGL')))
  render(map({ loadStreets, view: { lat: -1.2864, lng: 36.8172, zoom: 14 } }))
  expect(await screen.findByText(/^Streets could not be shown/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open street map' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(loadStreets).toHaveBeenCalledTimes(2))
})

it('lets Escape close the card, leave the mark, leave the map', async () => {
  const onLeave = vi.fn()
  const { rerender } = render(map({ selectedId: 'elgon-guides', onLeave }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onSelect).toHaveBeenLastCalledWith(undefined)
  rerender(map({ onLeave }))
  expect(screen.getByRole('button', { name: 'Elgon Guides, Eldoret' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('application')).toHaveFocus()
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onLeave).toHaveBeenCalledOnce()
})
