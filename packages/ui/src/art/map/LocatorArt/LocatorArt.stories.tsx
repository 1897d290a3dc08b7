import type { Meta, StoryObj } from '@storybook/react-vite'
import { kenyanTowns } from '../../../testing/mapSamples.ts'
import { LocatorArt } from './LocatorArt.tsx'

const meta = {
  title: 'Foundations/Art/LocatorArt',
  component: LocatorArt,
  parameters: {
    notes: {
      use: 'Where a listing is, or what lies in a country: it fills any frame. It comes with the entry `@dira/ui/map`, which a page loads only when it shows a map.',
      instead: 'For all countries take AfricaMapArt, beside the name of a country CountryOutline.',
      keyboard: 'Nothing: put a link beside it that opens the place in an application for maps.',
      screenReader: 'Hidden. Say the coordinates or the names of the places in words beside it.',
    },
  },
  args: { country: 'NA', at: { lat: -24.49, lng: 15.8 }, style: { maxInlineSize: 820 } },
} satisfies Meta<typeof LocatorArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The country alone. */
export const WithoutCoordinates: Story = { args: { country: 'TZ', at: undefined } }

/** Names that would touch move apart. */
export const NamedPlaces: Story = {
  args: { country: 'KE', at: undefined, places: kenyanTowns, style: { maxInlineSize: 640, aspectRatio: '8 / 5' } },
}

/** A frame without space for the continent. */
export const InASidePanel: Story = { args: { style: { maxInlineSize: 364, aspectRatio: 'auto', blockSize: 190 } } }

export const OnAPhone: Story = { args: { style: { maxInlineSize: 358, aspectRatio: '1' } } }

/** A small country keeps its neighbours in view. */
export const SmallCountry: Story = { args: { country: 'SZ', at: { lat: -26.417, lng: 31.183 } } }

/** The continent makes space for the needle. */
export const NeedleInTheCorner: Story = { args: { country: 'ZA', at: { lat: -29.858, lng: 31.029 } } }

export const Island: Story = { args: { country: 'MU', at: { lat: -20.16, lng: 57.5 } } }

/** An address that lies outside its country: both are shown. */
export const BeyondTheBorder: Story = { args: { country: 'BW', at: { lat: -17.92, lng: 25.85 } } }
