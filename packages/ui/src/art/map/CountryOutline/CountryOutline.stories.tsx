import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { BandSwatch } from '../BandSwatch/BandSwatch.tsx'
import { bandOf, countBands } from '../countBands.ts'
import { sampleCountries } from '../../../testing/mapSamples.ts'
import { CountryOutline } from './CountryOutline.tsx'

const bands = countBands(sampleCountries.map(({ count }) => count))

const meta = {
  title: 'Foundations/Art/CountryOutline',
  component: CountryOutline,
  parameters: {
    notes: {
      use: 'Beside the name of a country, in the shade that it has on the map.',
      instead: 'For a place in it take LocatorArt. A continent is no ornament: do not use it as one.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden. The name and the number beside it say what it shows.',
    },
  },
  args: { code: 'KE', band: 'band3' },
} satisfies Meta<typeof CountryOutline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Covered: Story = {
  render: ({ size }) => (
    <Inline gap={6}>
      {sampleCountries.map(({ code, count }) => (
        <CountryOutline key={code} code={code} band={bandOf(count, bands)} {...(size && { size })} />
      ))}
    </Inline>
  ),
}

/** States of islands are lozenges. */
export const Islands: Story = { args: { code: 'CV', band: 'band1' } }

/** What the shades of the map are called in its legend. */
export const Legend: Story = {
  render: () => (
    <Inline gap={6}>
      {bands.map(({ band, from, to }) => (
        <span key={band}>
          <BandSwatch band={band} /> {from} {to === undefined ? 'and more' : `to ${to}`}
        </span>
      ))}
    </Inline>
  ),
}
