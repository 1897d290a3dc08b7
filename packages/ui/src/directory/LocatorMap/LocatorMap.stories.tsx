import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { premiumDetail } from '../../testing/listingDetails.ts'
import { LocatorMap } from './LocatorMap.tsx'

const meta = {
  title: 'Directory/LocatorMap',
  component: LocatorMap,
  parameters: {
    notes: {
      use: 'Shows on a listing’s page where the business is. The country’s code comes from directory-core; where it knows none, the words that stand for a map are there.',
      instead:
        'All countries together are the AfricaMap. In a small frame take LocatorPicture, which is the drawing alone.',
      keyboard: 'Tab goes to the link that opens the place in an application of maps.',
      screenReader: 'A figure with the coordinates; the drawing is hidden.',
    },
  },
  args: {
    country: 'NA',
    at: premiumDetail.mapCoordinates,
    locationLine: premiumDetail.locationLine,
    style: { maxInlineSize: 816 },
  },
} satisfies Meta<typeof LocatorMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24.4900° S, 15.8000° E')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Map would be displayed here')).toBeNull())
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** The country alone. */
export const WithoutCoordinates: Story = {
  args: { country: 'CD', at: undefined, locationLine: 'Goma, Nord-Kivu, DR Congo' },
}

/** The words that stand for a map. */
export const WithoutAMap: Story = { args: { country: undefined } }

/** An island is as easy to find. */
export const Island: Story = {
  args: {
    country: 'ST',
    at: { lat: 0.3365, lng: 6.7273 },
    locationLine: 'São Tomé, Água Grande, São Tomé and Príncipe',
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
