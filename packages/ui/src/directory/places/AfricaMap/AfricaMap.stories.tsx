import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { locationCountries, locationLabels } from '../../../testing/locations.ts'
import { sampleCities } from '../../../testing/mapSamples.ts'
import { AfricaMap } from './AfricaMap.tsx'

const meta = {
  title: 'Directory/AfricaMap',
  component: AfricaMap,
  parameters: {
    notes: {
      use: 'Where people choose a country, above or beside lists of the same places. Share `selected` with the list, so that both are lit together.',
      instead:
        'For one business or one country take LocatorArt. Map, cities and countries together are LocationsOverview.',
      keyboard: 'The first stop skips the map; then Tab goes from country to country, Enter opens it.',
      screenReader:
        'A navigation landmark of links, each with the country and how many listings it has, and a legend. Labels, needles and ring are hidden.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '680px' }}>
        <Story />
        <div id="after" tabIndex={-1} />
      </div>
    ),
  ],
  args: {
    countries: locationCountries,
    cities: sampleCities,
    labels: locationLabels,
    skipHref: '#after',
    onSelectedChange: fn(),
  },
} satisfies Meta<typeof AfricaMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Each country is a link', async () => {
      await expect(canvas.getAllByRole('link', { name: /listing/ })).toHaveLength(9)
      await expect(canvas.getByRole('link', { name: 'Kenya, 92 listings' })).toHaveAttribute('href', '/locations/kenya')
    })
    await step('The first stop skips it, the next is a country', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip the map' })).toHaveFocus()
      await expect(canvas.getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', '#after')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'South Africa, 245 listings' })).toHaveFocus()
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('ZA')
    })
  },
}

/** As when the entry of the country in a list is pointed at. */
export const Selected: Story = { args: { selected: 'KE' } }

export const WithoutCities: Story = {
  args: { cities: [] },
  play: async ({ canvas }) => {
    const legend = within(canvas.getByRole('list', { name: 'Legend' }))
    await expect(legend.getAllByRole('listitem')).toHaveLength(5)
  },
}
