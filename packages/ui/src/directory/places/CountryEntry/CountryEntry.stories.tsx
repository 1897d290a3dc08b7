import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { locationCountries } from '../../../testing/locations.ts'
import { CountryEntry } from './CountryEntry.tsx'

const southAfrica = locationCountries[0]!

const meta = {
  title: 'Directory/CountryEntry',
  component: CountryEntry,
  parameters: {
    notes: {
      use: 'One country in the list beside or below the map. `isSelected` lights it when its place on the map is pointed at; `onSelectedChange` lights the map in turn.',
      instead: 'Cities are a CityList. Map, cities and countries together are LocationsOverview.',
      keyboard:
        'Enter and Space open the row; Tab then goes through its links. While the focus is in it, its country is lit on the map.',
      screenReader:
        'An article named by the country, with a list of its regions. The link says the country too, so that it makes sense alone. The outline is hidden.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '392px' }}>
        <Story />
      </div>
    ),
  ],
  args: { ...southAfrica, band: 'band5', isOpen: true, onSelectedChange: fn() },
} satisfies Meta<typeof CountryEntry>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByText('South Africa').closest('summary')).toHaveFocus()
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true)
  },
}

/** In a list of many countries. */
export const Closed: Story = { args: { isOpen: false } }

export const Selected: Story = { args: { isSelected: true } }

/** A country that has no outline on the map. */
export const WithoutOutline: Story = { args: { code: undefined } }

export const LongNames: Story = {
  args: {
    name: 'Democratic Republic of the Congo',
    code: 'CD',
    count: 1,
    regions: [
      { name: 'ǁKaras', href: '/1' },
      { name: 'Ọ̀ṣun', href: '/2' },
      { name: 'Matabeleland South and the Thuli Parks Circle Land', href: '/3' },
    ],
  },
}
