import { AFRICAN_COUNTRY_CODES } from '@dira/directory-core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { locationCities, locationCountries, locationLabels } from '../../../testing/locations.ts'
import { LocationsOverview } from './LocationsOverview.tsx'

const fillOf = (link: HTMLElement) => {
  const shape = link.querySelector('use')
  return shape && getComputedStyle(shape).fill
}

it('lights list and map together, whichever is pointed at', async () => {
  render(<LocationsOverview countries={locationCountries} cities={locationCities} labels={locationLabels} />)
  const onMap = screen.getByRole('link', { name: 'Botswana, 63 listings' })
  const entry = screen.getByRole('article', { name: 'Botswana' })
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
  render(<LocationsOverview countries={locationCountries} cities={locationCities} labels={locationLabels} />)
  const target = screen.getByRole('link', { name: 'Skip the map' }).getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)).toBe(screen.getByRole('region', { name: 'Popular cities' }))
})

it('has the countries under the regions of Africa, of few countries all open', () => {
  const { rerender } = render(<LocationsOverview countries={locationCountries} cities={locationCities} />)
  const regions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(regions).toEqual(['Southern Africa', 'East Africa', 'Central Africa'])
  const central = within(screen.getByRole('region', { name: 'Central Africa' }))
  expect(central.getAllByRole('article')).toEqual([screen.getByRole('article', { name: 'DR Congo' })])
  expect(central.getByRole('link', { name: /^View all/ })).toBeVisible()

  const many = AFRICAN_COUNTRY_CODES.slice(0, 13).map((code) => ({ ...locationCountries[0]!, code, name: code }))
  rerender(<LocationsOverview key="many" countries={many} cities={[]} />)
  const [row] = screen.getAllByRole('article')
  expect(row?.getBoundingClientRect().height).toBeCloseTo(57, 0)
  // Closed, and in the page all the same.
  expect(row?.querySelector('a[href="/locations/south-africa"]')).not.toBeVisible()
})
