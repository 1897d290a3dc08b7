import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { locationCities, locationCountries, locationLabels } from '../../../testing/locations.ts'
import { LocationsOverview } from './LocationsOverview.tsx'

const meta = {
  title: 'Directory/LocationsOverview',
  component: LocationsOverview,
  parameters: {
    notes: {
      use: 'The page of all locations, under its heading: map, popular cities, countries.',
      instead: 'The parts stand alone as AfricaMap, CityList and CountryEntry.',
      keyboard:
        'A first stop skips the map to the cities. The country that has the focus, on the map or in the list, is lit in both.',
      screenReader: 'A navigation landmark with the map’s links, then two regions: popular cities and countries.',
    },
  },
  args: { countries: locationCountries, cities: locationCities, labels: locationLabels },
} satisfies Meta<typeof LocationsOverview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const onMap = canvas.getByRole('link', { name: 'Kenya, 92 listings' })
    onMap.focus()
    const entry = canvas.getByRole('article', { name: 'Kenya' })
    await waitFor(() => expect(entry).toHaveAttribute('data-selected'))
  },
}

/** Where it is not known where the cities lie, the map has no needles. */
export const WithoutCoordinates: Story = {
  args: { cities: locationCities.map(({ name, country, href, count }) => ({ name, country, href, count })) },
}
