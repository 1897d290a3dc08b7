import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { homePlaces } from '../../../testing/locations.ts'
import { PlaceStrip } from './PlaceStrip.tsx'

const meta = {
  title: 'Directory/PlaceStrip',
  component: PlaceStrip,
  parameters: {
    notes: {
      use: 'Six places of the home page, after the categories.',
      instead: 'A longer list without pictures is a CityList; countries are CountryEntry.',
      keyboard: 'Tab goes from city to city.',
      screenReader: 'A region with a list of links: city, country, how many listings. The pictures are hidden.',
    },
  },
  args: { items: homePlaces, link: { href: '/locations', label: 'All locations' } },
} satisfies Meta<typeof PlaceStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cape Town South Africa 45 listings' })).toBeVisible()
  },
}

/** Where it is not known where they lie there are no needles; a name may be long, or in two scripts. */
export const Long: Story = {
  args: {
    items: homePlaces.map((item, index) => ({
      ...item,
      picture: { ...item.picture, at: undefined },
      ...(index % 2 === 0 && { name: 'Antananarivo-Renivohitra', local: { text: 'القاهرة', lang: 'ar' } }),
    })),
  },
}
