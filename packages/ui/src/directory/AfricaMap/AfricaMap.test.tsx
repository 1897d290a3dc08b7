import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { locationCountries } from '../../testing/locations.ts'
import { sampleCities } from '../../testing/mapSamples.ts'
import { AfricaMap, type AfricaMapProps } from './AfricaMap.tsx'

const map = (props?: Partial<AfricaMapProps>) => (
  <AfricaMap countries={locationCountries} cities={sampleCities} skipHref="#after" {...props} />
)

// The outlines are loaded first.
const TIMEOUT = { timeout: 10_000 }

const fillOf = (name: string) => {
  const shape = screen.getByRole('link', { name }).querySelector('path')
  return shape && getComputedStyle(shape).fill
}

it('explains its shades and needles', () => {
  render(map())
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    'Over 150 listings',
    '61 to 150',
    'Up to 60',
    'Popular city',
  ])
})

it('lights the country that has the focus or the mouse, and tells of it', async () => {
  const onSelectedChange = vi.fn()
  render(map({ onSelectedChange }))
  const kenya = await screen.findByRole('link', { name: 'Kenya, 92 listings' }, TIMEOUT)
  const resting = fillOf('Kenya, 92 listings')
  kenya.focus()
  expect(onSelectedChange).toHaveBeenLastCalledWith('KE')
  await expect.poll(() => fillOf('Kenya, 92 listings')).not.toBe(resting)
  kenya.blur()
  expect(onSelectedChange).toHaveBeenLastCalledWith(undefined)
  await userEvent.hover(kenya)
  expect(onSelectedChange).toHaveBeenLastCalledWith('KE')
})

it('lights the darkest country by more than its fill, which is the same', async () => {
  const { rerender } = render(map())
  await screen.findByRole('link', { name: 'South Africa, 245 listings' }, TIMEOUT)
  const lineOf = () => {
    const shape = screen.getByRole('link', { name: 'South Africa, 245 listings' }).querySelector('path')
    return shape && Number.parseFloat(getComputedStyle(shape).strokeWidth)
  }
  expect(lineOf()).toBeLessThan(2)
  rerender(map({ selected: 'ZA' }))
  expect(lineOf()).toBe(4)
})

it('lights the country that it is told', async () => {
  const { rerender } = render(map())
  await screen.findByRole('link', { name: 'Namibia, 87 listings' }, TIMEOUT)
  const resting = fillOf('Namibia, 87 listings')
  rerender(map({ selected: 'NA' }))
  expect(fillOf('Namibia, 87 listings')).not.toBe(resting)
})

it('has no outline in the server’s page, and keeps its room there', async () => {
  const server = document.createElement('div')
  document.body.append(server)
  server.innerHTML = renderToString(map())
  expect(screen.queryByRole('link', { name: /listing/ })).toBeNull()
  const height = () => screen.getByRole('navigation').getBoundingClientRect().height
  const before = height()
  server.remove()
  render(map())
  await screen.findAllByRole('link', { name: /listing/ }, TIMEOUT)
  expect(height()).toBeCloseTo(before, 0)
})

it('leads by a name to the country as its shape does, without a second stop for the keyboard', async () => {
  const onSelectedChange = vi.fn()
  const { container } = render(map({ onSelectedChange }))
  const shape = await screen.findByRole('link', { name: 'Kenya, 92 listings' }, TIMEOUT)
  const name = [...container.querySelectorAll('text')].find((text) => text.textContent.startsWith('Kenya'))
  const link = name?.closest('a')
  expect(link).toHaveAttribute('href', shape.getAttribute('href'))
  expect(link).toHaveAttribute('tabindex', '-1')
  expect(screen.getAllByRole('link', { name: /Kenya/ })).toEqual([shape])
  if (name) await userEvent.hover(name)
  expect(onSelectedChange).toHaveBeenLastCalledWith('KE')
})
