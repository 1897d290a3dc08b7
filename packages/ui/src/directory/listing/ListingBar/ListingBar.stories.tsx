import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bareDetail, premiumDetail } from '../../../testing/listingDetails.ts'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ListingBar } from './ListingBar.tsx'

const meta = {
  title: 'Directory/ListingBar',
  component: ListingBar,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Last in the main part of a listing’s page: on a phone its first actions stay in reach of the thumb.',
      instead: 'A wide screen has the ContactPanel beside the sections, and no bar.',
      keyboard: 'Tab goes through its links and buttons after the rest of the page.',
      screenReader: 'A region named ‘Contact and save’.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { listing: premiumDetail, save: <SaveToggle businessName={premiumDetail.businessName} /> },
  // A page stands above it, where its Directions open.
  render: (args) => (
    <div style={{ paddingBlockStart: 560 }}>
      <ListingBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ListingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call')).toBeInTheDocument()
  },
}

/** Nothing is known but its place. */
export const Bare: Story = { args: { listing: bareDetail } }
