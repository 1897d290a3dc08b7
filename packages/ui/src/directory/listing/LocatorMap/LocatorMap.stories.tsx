import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { LocatorMap } from './LocatorMap.tsx'

const meta = {
  title: 'Directory/LocatorMap',
  component: LocatorMap,
  parameters: {
    notes: {
      use: 'Shows on a listing’s page where the business is. The country’s code comes from directory-core; where it knows none, the words that stand for a map are there.',
      instead:
        'All countries together are the AfricaMap. In a small frame take LocatorPicture, which is the drawing alone.',
      keyboard: 'Tab goes to “Directions”; Enter shows the applications of maps, as links, and what can be copied.',
      screenReader: 'A figure with the coordinates; the drawing is hidden.',
    },
  },
  args: {
    country: 'NA',
    at: premiumDetail.mapCoordinates,
    address: premiumDetail.address,
    locationLine: premiumDetail.locationLine,
    style: { maxInlineSize: 816 },
  },
} satisfies Meta<typeof LocatorMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24.5213° S, 15.8347° E')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Map would be displayed here')).toBeNull())
  },
}

export const DirectionsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Directions'))
    await expect(canvas.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=-24.5213&mlon=15.8347#map=14/-24.5213/15.8347',
    )
  },
}

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
