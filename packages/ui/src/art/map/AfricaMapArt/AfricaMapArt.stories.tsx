import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { CountryCode } from '../africa.generated.ts'
import { OUTLINES } from '../africa.generated.ts'
import { sampleCities, sampleCountries } from '../../../testing/mapSamples.ts'
import { AfricaMapArt, type MapCountry } from './AfricaMapArt.tsx'
import { mapLabels } from './mapLabels.ts'

const meta = {
  title: 'Foundations/Art/AfricaMapArt',
  component: AfricaMapArt,
  parameters: {
    notes: {
      use: 'Where people choose a country. It comes with the entry `@dira/ui/map`, which a page loads only when it shows a map.',
      instead: 'For one place take LocatorArt, beside the name of a country CountryOutline.',
      keyboard:
        'Nothing by itself. With `renderCountry` the countries become links; a list beside the map leads to the same pages.',
      screenReader:
        'Hidden. Take `aria-hidden` away when the countries are links with names; labels, ring and needles stay hidden.',
    },
  },
  args: {
    countries: sampleCountries,
    cities: sampleCities,
    labels: mapLabels(sampleCountries, sampleCities),
    style: { maxInlineSize: 680 },
  },
} satisfies Meta<typeof AfricaMapArt>

const arabic: readonly MapCountry[] = [
  { code: 'KE', count: 92, name: 'كينيا' },
  { code: 'BW', count: 63, name: 'بوتسوانا' },
]
const others: readonly MapCountry[] = [
  { code: 'MA', count: 12, name: 'Morocco' },
  { code: 'NG', count: 170, name: 'Nigeria' },
  { code: 'ET', count: 61, name: 'Ethiopia' },
  { code: 'MU', count: 80, name: 'Mauritius' },
]

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Names at the end of lines, without counts. */
export const OnAPhone: Story = { args: { style: { maxInlineSize: 358 } } }

export const Selected: Story = { args: { selected: 'KE' } }

/** East stays on the right. */
export const FromRightToLeft: Story = {
  args: { countries: arabic, labels: mapLabels(arabic) },
  globals: { direction: 'rtl' },
}

/** Countries without a place of their own for a label have it in their middle. */
export const OtherCountries: Story = {
  args: { countries: others, labels: mapLabels(others), cities: [] },
}

export const Links: Story = {
  render: function Linked(args) {
    const [selected, setSelected] = useState<CountryCode>()
    return (
      <AfricaMapArt
        {...args}
        aria-hidden={undefined}
        selected={selected}
        renderCountry={({ code }, shape) => (
          <a href={`#${code}`} aria-label={OUTLINES[code].name} onFocus={() => setSelected(code)}>
            {shape}
          </a>
        )}
      />
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Each country is a link with its name', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(sampleCountries.length)
    })
    await step('The one that is reached by the keyboard stands out', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'South Africa' })).toHaveFocus()
    })
  },
}
