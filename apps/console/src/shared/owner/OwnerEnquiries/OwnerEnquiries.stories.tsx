import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleEnquiries } from '../../../testing/sampleOwner.ts'
import { OwnerEnquiries } from './OwnerEnquiries.tsx'

const meta = {
  title: 'Console/OwnerEnquiries',
  component: OwnerEnquiries,
  parameters: {
    notes: {
      use: 'What travellers wrote to an owner’s listings, on the home and on a page of its own.',
      instead: 'Administrators have Inbox.',
      keyboard: 'Tab goes through the ways to reply and the button that marks.',
      screenReader: 'A list; a new one says so before its name, and each way to reply names who wrote.',
    },
  },
  args: { rows: sampleEnquiries, onMark: fn(), all: { href: '/owner/enquiries', count: 14 } },
} satisfies Meta<typeof OwnerEnquiries>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered: the enquiry of Amahle Dube' }))
    await expect(args.onMark).toHaveBeenCalledWith(sampleEnquiries[0], true)
    await expect(canvas.getByRole('link', { name: 'All 14 enquiries' })).toHaveAttribute('href', '/owner/enquiries')
  },
}

/** All of each, on a page of its own, with older ones to read. */
export const OwnPage: Story = { args: { look: 'plain', all: undefined, onMore: fn() } }

export const None: Story = { args: { rows: [], all: undefined } }

export const LongTexts: Story = {
  args: {
    rows: sampleEnquiries.map((row) => ({
      ...row,
      name: `مقهى ${'O’Brien <b>'.repeat(12)}`,
      text: 'Is there a room that looks at the pan, and a tap? '.repeat(20),
    })),
  },
}
