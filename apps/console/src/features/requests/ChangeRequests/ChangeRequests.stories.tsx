import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { changeRequests } from '../../../testing/changeRequests.ts'
import type { ListState } from '../../../shared/list/useListPages.ts'
import type { ListedRequest } from './listedRequest.ts'
import { ChangeRequests, type ChangeRequestsProps } from './ChangeRequests.tsx'

const ready = { status: 'ready', rows: changeRequests, hasMore: false } as const
const onRetry = fn()
const list = (state: ListState<ListedRequest>) => ({ state, onRetry, onMore: fn() })
const address: ChangeRequestsProps['address'] = {
  filters: { status: 'new', search: '' },
  onFiltersChange: fn(),
  hrefOf: ({ status }, request) => `?status=${status}&request=${request ?? ''}`,
}

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
    list: list(ready),
    waiting: 4,
    address,
    hints: [
      { keys: 'j k', label: 'move' },
      { keys: 'Enter', label: 'open' },
    ],
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
    await expect(args.address.onFiltersChange).toHaveBeenCalledWith({ status: 'new', search: '', kind: 'claim' })
  },
}

/** Decided ones, and more of them. */
export const Decided: Story = {
  args: {
    address: { ...address, filters: { status: 'all', search: '' } },
    list: list({
      ...ready,
      hasMore: true,
      rows: (['accepted', 'partly-accepted', 'declined', 'withdrawn'] as const).map((status, at) => ({
        ...changeRequests[at]!,
        status,
        readAt: '2026-11-22T08:00:00.000Z',
      })),
    }),
  },
}

export const Empty: Story = { args: { list: list({ ...ready, rows: [] }), waiting: 0 } }

export const NothingFound: Story = {
  args: {
    list: list({ ...ready, rows: [] }),
    address: { ...address, filters: { status: 'new', kind: 'claim', search: 'DIRA 000' } },
  },
}

export const Loading: Story = { args: { list: list({ status: 'loading' }), waiting: undefined } }

export const Failed: Story = {
  args: { list: list({ status: 'failed' }), waiting: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank. */
export const Long: Story = {
  args: {
    list: list({
      ...ready,
      rows: [{ ...changeRequests[2]!, businessName: word, contact: { name: word, email: '', phone: '' } }],
    }),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
