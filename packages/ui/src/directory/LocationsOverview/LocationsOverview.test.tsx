import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { locationCities, locationCountries } from '../../testing/locations.ts'
import { LocationsOverview } from './LocationsOverview.tsx'

const fillOf = (link: HTMLElement) => {
  const shape = link.querySelector('path')
  return shape && getComputedStyle(shape).fill
}

it('lights list and map together, whichever is pointed at', async () => {
  render(<LocationsOverview countries={locationCountries} cities={locationCities} />)
  const onMap = await screen.findByRole('link', { name: 'Kenya, 92 listings' }, { timeout: 10_000 })
  const entry = screen.getByRole('article', { name: 'Kenya' })
  const resting = fillOf(onMap)

  await userEvent.hover(onMap)
  expect(entry).toHaveAttribute('data-selected')
  await userEvent.unhover(onMap)
  expect(entry).not.toHaveAttribute('data-selected')

  expect(fillOf(onMap)).toBe(resting)
  await userEvent.hover(entry)
  expect(fillOf(onMap)).not.toBe(resting)
  await userEvent.unhover(entry)
  expect(fillOf(onMap)).toBe(resting)
})

it('skips the map to the cities', () => {
  render(<LocationsOverview countries={locationCountries} cities={locationCities} />)
  const target = screen.getByRole('link', { name: 'Skip the map' }).getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)).toBe(screen.getByRole('region', { name: 'Popular cities' }))
})
