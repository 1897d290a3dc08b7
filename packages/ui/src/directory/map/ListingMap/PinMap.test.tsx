import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emulateMedia } from '../../../testing/emulateMedia.ts'
import { kenya } from '../../../testing/mapCells.ts'
import { PinMap, type PinMapProps } from './PinMap.tsx'

const nairobi = { lat: -1.28638, lng: 36.81722 }
const onChange = vi.fn<PinMapProps['onChange']>()
const loadLayer = async () => ({ grid: 10, arcs: [], countries: [], borders: [], lakes: [], rivers: [] })
const map = (value: PinMapProps['value']) => (
  <PinMap
    value={value}
    onChange={onChange}
    start={kenya}
    loadLayer={loadLayer}
    style={{ inlineSize: 600, blockSize: 400 }}
  />
)
const surface = () => screen.getByRole('application', { name: 'Map with a pin' })
const put = () => onChange.mock.lastCall?.[0]

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterEach(() => {
  vi.clearAllMocks()
  return emulateMedia()
})

it('puts the pin where it is pressed', () => {
  const { rerender } = render(map(undefined))
  expect(screen.getByText('Press where the business is.')).toBeVisible()
  const { left, top } = surface().getBoundingClientRect()
  fireEvent.click(surface(), { clientX: left + 300, clientY: top + 200 })
  expect(put()).toEqual({ lat: expect.closeTo(kenya.lat, 4), lng: expect.closeTo(kenya.lng, 4) })
  rerender(map(put()))
  expect(screen.getByText(`The pin is at ${put()?.lat}, ${put()?.lng}`)).toBeInTheDocument()
})

it('is moved by the arrow keys, finely with Shift, and put in the middle by Enter', async () => {
  const { rerender } = render(map(undefined))
  act(() => surface().focus())
  await userEvent.keyboard('{Enter}')
  expect(put()).toEqual({ lat: expect.closeTo(kenya.lat, 4), lng: expect.closeTo(kenya.lng, 4) })
  rerender(map(nairobi))
  await userEvent.keyboard('{ArrowRight}')
  const coarse = (put()?.lng ?? 0) - nairobi.lng
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const fine = (put()?.lng ?? 0) - nairobi.lng
  expect(coarse).toBeGreaterThan(0)
  expect(coarse / fine).toBeCloseTo(10, 0)
})

it('is dragged, and the map below it is not', () => {
  render(map(nairobi))
  const pin = surface().querySelector('[data-drags-itself]')!
  // No browser lets a script capture a pointer that it made up.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  const { left, top, width, height } = pin.getBoundingClientRect()
  const at = (by: number) => ({ clientX: left + width / 2 + by, clientY: top + height / 2, pointerId: 1, button: 0 })
  fireEvent.pointerDown(pin, at(0))
  fireEvent.pointerMove(pin, at(40))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerUp(pin, at(40))
  expect(onChange).toHaveBeenCalledOnce()
  expect(put()).toEqual({ lat: expect.closeTo(nairobi.lat, 4), lng: expect.closeTo(36.92708, 3) })
  expect(surface()).not.toHaveAttribute('data-dragged')
})

it('goes where numbers put the pin, and to its start when there is none any more', () => {
  const { rerender } = render(map(nairobi))
  const spot = () => {
    const { left, top } = surface().querySelector('[data-drags-itself]')!.getBoundingClientRect()
    const frame = surface().getBoundingClientRect()
    return { x: Math.round(left + 22 - frame.left), y: Math.round(top + 22 - frame.top) }
  }
  expect(spot()).toEqual({ x: 300, y: 200 })
  rerender(map({ lat: -24.49, lng: 15.8 }))
  expect(spot()).toEqual({ x: 300, y: 200 })
  rerender(map(undefined))
  fireEvent.click(surface(), {
    clientX: surface().getBoundingClientRect().left + 300,
    clientY: surface().getBoundingClientRect().top + 200,
  })
  expect(put()?.lat).toBeCloseTo(kenya.lat, 3)
})
