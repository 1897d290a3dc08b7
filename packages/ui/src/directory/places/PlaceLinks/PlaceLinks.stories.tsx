import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PlaceLinks } from './PlaceLinks.tsx'

const many = Array.from({ length: 300 }, (_, index) => ({
  name: `Town ${String(300 - index).padStart(3, '0')}`,
  href: `/locations/kenya/town-${index}`,
  count: 300 - index,
}))

const meta = {
  title: 'Directory/PlaceLinks',
  component: PlaceLinks,
  parameters: {
    notes: {
      use: 'The cities or provinces of one country, each with how many listings it has.',
      instead: 'A few cities of several countries are a CityList; a country with its largest places is a CountryEntry.',
      keyboard: 'Tab goes from place to place, then to what shows the rest; Enter opens it.',
      screenReader: 'A region with a list of links; each says the place and how many listings it has.',
    },
  },
  args: { heading: 'Cities of Kenya', places: many },
} satisfies Meta<typeof PlaceLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllPlaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show all 300 places'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Town 001 1 listing' })).toBeVisible())
  },
}

/** Few places, other scripts and a long name. */
export const Few: Story = {
  args: {
    places: [
      { name: 'الإسكندرية', href: '/1', count: 1204 },
      { name: 'Ste. Marie-aux-Champs-de-la-Grande-Rivière-du-Nord', href: '/2', count: 3 },
      { name: 'Ọ̀ṣogbo', href: '/3', count: 1 },
    ],
  },
}
