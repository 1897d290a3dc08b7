import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { locationCities } from '../../testing/locations.ts'
import { CityList } from './CityList.tsx'

it('is a region whose links say city, country and count', () => {
  render(<CityList cities={locationCities} />)
  const region = within(screen.getByRole('region', { name: 'Popular cities' }))
  expect(region.getAllByRole('listitem')).toHaveLength(8)
  const link = region.getByRole('link', { name: 'Dar es Salaam Tanzania 28 listings' })
  expect(link).toHaveAttribute('href', '/locations/dar-es-salaam')
})

it('counts a single listing in the singular', () => {
  render(<CityList cities={[{ name: 'Lamu', country: 'Kenya', href: '/', count: 1 }]} />)
  expect(screen.getByRole('link')).toHaveAccessibleName('Lamu Kenya 1 listing')
})
