import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { locationCountries, locationLabels } from '../../../testing/locations.ts'
import { sampleCities } from '../../../testing/mapSamples.ts'
import { AfricaMap, type AfricaMapProps } from './AfricaMap.tsx'

const map = (props?: Partial<AfricaMapProps>) => (
  <AfricaMap countries={locationCountries} cities={sampleCities} labels={locationLabels} skipHref="#after" {...props} />
)

const fillOf = (name: string) => {
  const shape = screen.getByRole('link', { name }).querySelector('use')
  return shape && getComputedStyle(shape).fill
}

it('explains its shades and needles', () => {
  render(map())
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    'Over 90 listings',
    '61 to 90',
    '46 to 60',
    '31 to 45',
    'Up to 30',
    'Popular city',
  ])
})

it('lights the country that has the focus or the mouse, and tells of it', async () => {
  const onSelectedChange = vi.fn()
  render(map({ onSelectedChange }))
  const botswana = screen.getByRole('link', { name: 'Botswana, 63 listings' })
  const resting = fillOf('Botswana, 63 listings')
  botswana.focus()
  expect(onSelectedChange).toHaveBeenLastCalledWith('BW')
  await expect.poll(() => fillOf('Botswana, 63 listings')).not.toBe(resting)
  botswana.blur()
  expect(onSelectedChange).toHaveBeenLastCalledWith(undefined)
  await userEvent.hover(botswana)
  expect(onSelectedChange).toHaveBeenLastCalledWith('BW')
})

it('lights the darkest country by more than its fill, which is the same', async () => {
  const { rerender } = render(map())
  screen.getByRole('link', { name: 'South Africa, 245 listings' })
  const lineOf = () => {
    const shape = screen.getByRole('link', { name: 'South Africa, 245 listings' }).querySelector('use')
    return shape && Number.parseFloat(getComputedStyle(shape).strokeWidth)
  }
  expect(lineOf()).toBeLessThan(2)
  rerender(map({ selected: 'ZA' }))
  expect(lineOf()).toBe(4)
})

it('lights the country that it is told', async () => {
  const { rerender } = render(map())
  screen.getByRole('link', { name: 'Namibia, 87 listings' })
  const resting = fillOf('Namibia, 87 listings')
  rerender(map({ selected: 'NA' }))
  expect(fillOf('Namibia, 87 listings')).not.toBe(resting)
})

it('is whole in the server’s page, with its names', () => {
  const server = document.createElement('div')
  server.innerHTML = renderToString(map())
  const kenya = server.querySelector('a[aria-label="Kenya, 92 listings"]')
  expect(kenya?.querySelector('use')?.getAttribute('href')).toMatch(/#map-KE$/)
  expect(server.textContent).toContain('Kenya')
})

/** Whether a country is drawn at all: its outline is in a file of its own. */
it('draws the outlines that it takes from their file', async () => {
  render(map())
  const shape = screen.getByRole('link', { name: 'Kenya, 92 listings' }).querySelector('use')
  await expect.poll(() => shape?.getBBox().width ?? 0).toBeGreaterThan(100)
})

it('leads by a name to the country as its shape does, without a second stop for the keyboard', async () => {
  const onSelectedChange = vi.fn()
  const { container } = render(map({ onSelectedChange }))
  const shape = screen.getByRole('link', { name: 'Kenya, 92 listings' })
  const name = [...container.querySelectorAll('text')].find((text) => text.textContent.startsWith('Kenya'))
  const link = name?.closest('a')
  expect(link).toHaveAttribute('href', shape.getAttribute('href'))
  expect(link).toHaveAttribute('tabindex', '-1')
  expect(screen.getAllByRole('link', { name: /Kenya/ })).toEqual([shape])
  if (name) await userEvent.hover(name)
  expect(onSelectedChange).toHaveBeenLastCalledWith('KE')
})
