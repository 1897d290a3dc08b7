import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { LocationsData } from '../../shared/data/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Locations',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/locations' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'South Africa, 245 listings' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View all (24 listings) in Eswatini' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Johannesburg South Africa/ })).toBeVisible()
  },
}

/** With the focus on Kenya on the map, its entry in the list is lit. */
export const Pointing: Story = {
  play: async ({ canvas }) => {
    const kenya = await canvas.findByRole('link', { name: 'Kenya, 92 listings' })
    kenya.focus()
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Kenya' })).toHaveAttribute('data-selected'))
  },
}

/** A new directory: no listing anywhere. */
export const Empty: Story = {
  args: {
    change: (data) => {
      const { countries, cities, ...page } = data as LocationsData
      return {
        ...page,
        countries: countries.map((country) => ({ ...country, count: 0, regions: [] })),
        cities: cities.map((city) => ({ ...city, count: 0 })),
      }
    },
  },
}
