import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { locationCities } from '../../../testing/locations.ts'
import { CityList } from './CityList.tsx'

const meta = {
  title: 'Directory/CityList',
  component: CityList,
  parameters: {
    notes: {
      use: 'The cities that most people look for, beside the map or alone.',
      instead: 'A country with its regions is a CountryEntry; the way to a category is a CategoryStrip.',
      keyboard: 'Tab goes from row to row.',
      screenReader: 'A region with a list of links; each says the city, its country and how many listings it has.',
    },
  },
  args: { cities: locationCities },
} satisfies Meta<typeof CityList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = within(canvas.getByRole('region', { name: 'Popular cities' }))
    await expect(region.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.tab()
    const capeTown = region.getByRole('link', { name: 'Cape Town South Africa 45 listings' })
    await expect(capeTown).toHaveFocus()
    await expect(capeTown).toHaveAttribute('href', '/locations/cape-town')
  },
}

/** Long names, other scripts, and a city with a single listing. */
export const Names: Story = {
  args: {
    cities: [
      { name: 'Ọ̀ṣogbo', country: 'Nigeria', href: '/1', count: 1 },
      { name: 'አዲስ አበባ', country: 'Ethiopia', href: '/2', count: 12 },
      { name: 'الإسكندرية', country: 'Egypt', href: '/3', count: 1204 },
      { name: 'Ste. Marie-aux-Champs de la Grande Rivière', country: 'Mauritius', href: '/4', count: 3 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ọ̀ṣogbo Nigeria 1 listing' })).toBeVisible()
  },
}
