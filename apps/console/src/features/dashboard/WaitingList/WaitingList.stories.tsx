import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WaitingList } from './WaitingList.tsx'

const meta = {
  title: 'Console/WaitingList',
  component: WaitingList,
  parameters: {
    notes: {
      use: 'On the dashboard, below the Welcome card: what needs somebody. Each number leads to a list of exactly that many.',
      instead: 'Counts beside the pages of the administration are those of AdminShell.',
      keyboard: 'Tab goes through the numbers that lead somewhere.',
      screenReader:
        'A region with a list; each link is read as ‘3 new messages’ and since when. That it counts, failed or found nothing is announced.',
    },
  },
  args: {
    rows: [
      { kind: 'message', count: 3, oldest: '2026-11-17T08:20:00.000Z', href: '/admin/inbox?kind=message' },
      { kind: 'enquiry', count: 1, oldest: '2026-11-22T06:40:00.000Z', href: '/admin/inbox?kind=enquiry' },
      { kind: 'request', count: 4, oldest: '2026-10-02T06:40:00.000Z' },
    ],
    onRetry: fn(),
    now: new Date('2026-11-22T09:26:00.000Z'),
  },
} satisfies Meta<typeof WaitingList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^3 new messages Oldest: / })).toHaveAttribute(
      'href',
      '/admin/inbox?kind=message',
    )
    await expect(canvas.getByText('8 in all')).toBeVisible()
  },
}

export const Nothing: Story = { args: { rows: [{ kind: 'message', count: 0 }] } }

export const Loading: Story = { args: { rows: undefined } }

export const Failed: Story = {
  args: { rows: undefined, isFailed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
