import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { Stack } from '../components/Stack/index.ts'
import { LocationsOverview } from '../directory/LocationsOverview/index.ts'
import { locationCities, locationCountries } from '../testing/locations.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/Locations',
  component: LocationsOverview,
  parameters: { layout: 'fullscreen' },
  args: { countries: locationCountries, cities: locationCities },
  render: (args) => (
    <PageFrame current="/locations">
      <PageBody spacing="sections">
        <Stack gap={5}>
          <Heading level={1}>Browse by Location</Heading>
          <LocationsOverview {...args} />
        </Stack>
      </PageBody>
    </PageFrame>
  ),
} satisfies Meta<typeof LocationsOverview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'South Africa, 245 listings' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View all (24 listings) in Eswatini' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Johannesburg South Africa 52 listings' })).toBeVisible()
  },
}

/** Kenya has the focus on the map: its entry in the list is lit with it. */
export const Pointing: Story = {
  play: async ({ canvas }) => {
    const kenya = await canvas.findByRole('link', { name: 'Kenya, 92 listings' })
    kenya.focus()
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Kenya' })).toHaveAttribute('data-selected'))
  },
}

/** A directory that has just begun: no listing anywhere. */
export const Empty: Story = {
  args: {
    countries: locationCountries.map((country) => ({ ...country, count: 0, regions: [] })),
    cities: locationCities.map((city) => ({ ...city, count: 0 })),
  },
}

export const LongNames: Story = {
  args: {
    countries: locationCountries.map((country, index) =>
      index > 2
        ? country
        : {
            ...country,
            regions: [
              { name: 'ǁKaras', href: `${country.href}/1` },
              { name: 'Ọ̀ṣun', href: `${country.href}/2` },
              { name: 'Greater Sekhukhune and the Waterberg Biosphere Districts', href: `${country.href}/3` },
            ],
          },
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
