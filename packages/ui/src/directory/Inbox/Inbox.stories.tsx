import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inboxLetters } from '../../testing/inboxLetters.ts'
import { Inbox } from './Inbox.tsx'

const meta = {
  title: 'Directory/Inbox',
  component: Inbox,
  parameters: {
    notes: {
      use: 'On the dashboard: what visitors sent, and the ways to answer. `onMark` stores it and offers to undo it, in a toast.',
      instead: 'News about what was just done is a toast.',
      keyboard:
        'Tab goes through the letters: e-mail, WhatsApp, ‘Mark as answered’. The letter leaves with its button, and the focus goes to the button of the next one.',
      screenReader:
        'A region named ‘Inbox’ with a list; each letter begins with a heading, its sender, and its buttons name the sender. That it is read, empty or failed is announced.',
    },
  },
  args: {
    state: { status: 'ready', letters: inboxLetters },
    which: 'open',
    onWhichChange: fn(),
    onMark: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Inbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered: Joseph Ilunga' }))
    await expect(args.onMark).toHaveBeenCalledWith(inboxLetters[1], true)
    await userEvent.click(canvas.getByRole('button', { name: 'Answered' }))
    await expect(args.onWhichChange).toHaveBeenCalledWith('answered')
  },
}

export const Answered: Story = { args: { which: 'answered' } }

export const Empty: Story = { args: { state: { status: 'ready', letters: [] } } }

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed' } } }

/** More than were read, the longest that can be sent, and words without a blank. */
export const Long: Story = {
  args: {
    state: {
      status: 'ready',
      hasMore: true,
      letters: [
        {
          id: '1',
          kind: 'enquiry',
          about: 'The Grand Heritage Guesthouse, Conference Centre and Botanical Gardens of the Southern Highlands',
          name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
          email: `${'reservations-and-general-enquiries.'.repeat(5)}office@dira.example`,
          text: 'Two rooms facing the dunes, please. '.repeat(138),
          sentAt: '2026-11-22T07:12:00.000Z',
        },
      ],
    },
  },
}
