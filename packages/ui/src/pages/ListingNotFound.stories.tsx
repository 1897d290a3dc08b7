import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingNotFound } from '../directory/ListingNotFound/index.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/Listing not found',
  component: ListingNotFound,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PageFrame>
      <ListingNotFound {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof ListingNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
