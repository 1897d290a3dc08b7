import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePlates } from '../../../testing/plates.ts'
import { plates } from '../../../theme/plates.ts'
import { PlacePlate } from './PlacePlate.tsx'

const meta = {
  title: 'Directory/PlacePlate',
  component: PlacePlate,
  parameters: {
    notes: {
      use: 'The stage of a listing that has no photographs and no cloth, and the masthead of a town. It is true: each lozenge is a business that the directory knows, a light one of the same kind, and the needle is the place itself.',
      instead: 'In a row take ListingPicture, whose small plates are files; for what a package pays for Cover.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Reads what it is drawn from. The drawing is passed over.',
    },
  },
  args: { plate: samplePlates.street, category: 'shopping', style: { maxInlineSize: 816 } },
} satisfies Meta<typeof PlacePlate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Drawn from its \d+ m around: \d+ neighbours$/)).toBeVisible()
  },
}

/** More neighbours than marks: those that are near to each other share one. */
export const Dense: Story = { args: { plate: samplePlates.market, category: 'restaurants' } }

export const Village: Story = { args: { plate: samplePlates.village, category: 'nightlife' } }

/** Hardly any neighbours: the coast, rivers, lakes and towns. */
export const Sparse: Story = {
  args: { plate: samplePlates.lodge, category: 'accommodation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiassalé')).toBeVisible()
    await expect(canvas.getByText(/^Drawn from the land/)).toBeVisible()
  },
}

/** Where exactly it is, nobody knows: its town, without a needle. */
export const TownWithoutExactPlace: Story = {
  args: { plate: samplePlates.town, town: 'Antananarivo', category: 'wellness' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Drawn from Antananarivo/)).toBeVisible()
  },
}

/** As the masthead of a town, without words. */
export const Band: Story = {
  args: { plate: samplePlates.town, shape: 'band', category: 'restaurants' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 336, maxInlineSize: 634 }}>
        <Story />
      </div>
    ),
  ],
}

export const EveryCategory: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {(Object.keys(plates) as (keyof typeof plates)[]).map((category) => (
        <PlacePlate key={category} {...args} category={category} />
      ))}
    </div>
  ),
}

export const Night: Story = {
  render: (args) => (
    <div data-theme="dark">
      <PlacePlate {...args} />
    </div>
  ),
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PlacePlate {...args} />
    </div>
  ),
  args: { plate: samplePlates.lodge, category: 'accommodation' },
}
