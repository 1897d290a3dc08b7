import type { Meta, StoryObj } from '@storybook/react-vite'
import { kenyanCells } from '../../../testing/mapCells.ts'
import { MapPicture } from './MapPicture.tsx'

const meta = {
  title: 'Foundations/Art/MapPicture',
  component: MapPicture,
  args: {
    box: { south: -4.7, west: 34, north: 4.6, east: 41.9 },
    cells: kenyanCells,
    home: ['KE'],
    linkOf: ({ id, listing, count }) => ({ name: listing?.title ?? `${count} listings`, href: `#${id}` }),
    style: { blockSize: '500px' },
  },
} satisfies Meta<typeof MapPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Continent: Story = { args: { box: { south: -34, west: -17, north: 34, east: 45 }, home: [] } }
