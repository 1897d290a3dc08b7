import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { changeRequests } from '../../../testing/changeRequests.ts'
import { ChangeRequests } from './ChangeRequests.tsx'

const ready = { status: 'ready', requests: changeRequests, waiting: 4, hasMore: false, isFailed: false } as const

const meta = {
  title: 'Console/ChangeRequests',
  component: ChangeRequests,
  parameters: {
    notes: {
      use: 'In the administration: applications, edits by owners, claims, suggestions and reports, the oldest first while they wait.',
      instead: 'What visitors write without asking for a change is an Inbox. One request is a ChangeRequestReview.',
      keyboard:
        'Tab goes through filters and rows. Single keys are the application’s: it gives them what `controls` can do.',
      screenReader:
        'A section named ‘Requests’ with a list of links, each read as business, kind, reference, sender, time and status.',
    },
  },
  args: {
    state: ready,
    filters: { status: 'new', search: '' },
    hrefOf: ({ status }, request) => `?status=${status}&request=${request ?? ''}`,
    hints: [
      { keys: 'j k', label: 'move' },
      { keys: 'Enter', label: 'open' },
    ],
    onFiltersChange: fn(),
    onRetry: fn(),
    onMore: fn(),
    now: new Date('2026-11-22T09:26:00.000Z'),
  },
} satisfies Meta<typeof ChangeRequests>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Etosha East Gate.*DIRA 9TB 41C/ })).toHaveAttribute(
      'href',
      '?status=new&request=3',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'claim')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ status: 'new', search: '', kind: 'claim' })
  },
}

/** Decided ones, and more of them. */
export const Decided: Story = {
  args: {
    filters: { status: 'all', search: '' },
    state: {
      ...ready,
      hasMore: true,
      requests: (['accepted', 'partly-accepted', 'declined', 'withdrawn'] as const).map((status, at) => ({
        ...changeRequests[at]!,
        status,
        isRead: true,
      })),
    },
  },
}

export const Empty: Story = { args: { state: { ...ready, requests: [], waiting: 0 } } }

export const NothingFound: Story = {
  args: { state: { ...ready, requests: [] }, filters: { status: 'new', kind: 'claim', search: 'DIRA 000' } },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank. */
export const Long: Story = {
  args: { state: { ...ready, requests: [{ ...changeRequests[2]!, business: word, from: word }] } },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
