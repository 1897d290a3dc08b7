import type { ListingOwner } from '@dira/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { ListState } from '../../shared/list/useListPages.ts'
import { Owners } from './owners.route.tsx'

const ndapewa: ListingOwner = {
  id: 'a',
  listingId: 'etosha-east-gate',
  businessName: 'Etosha East Gate',
  email: 'ndapewa@etosha.example',
  createdAt: '2026-11-20T08:00:00.000Z',
  addedBy: 'thandi@dira.example',
  liveColumns: [],
  requestId: undefined,
  requestKind: undefined,
  requestReference: undefined,
}
const joseph = { ...ndapewa, id: 'b', businessName: 'Outjo Oven', email: 'joseph@oven.example', addedBy: undefined }
const [onRetry, onMore] = [fn(), fn()]
const list = (state: ListState<ListingOwner>) => ({ state, onRetry, onMore })
const ready = { status: 'ready', rows: [ndapewa, joseph], hasMore: false } as const

const meta = {
  title: 'Console/Owners',
  component: Owners,
  parameters: {
    notes: {
      use: 'The page of the administration with who looks after which listing.',
      instead: 'ListingOwners, for the owners of one listing, which it invites and removes.',
      keyboard: 'Tab goes from the search through the listings.',
      screenReader: 'A section named ‘Owners’ with a list; that none is there or found is announced.',
    },
  },
  args: { list: list(ready), search: '', onSearch: fn() },
} satisfies Meta<typeof Owners>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Etosha East Gate' })).toHaveAttribute(
      'href',
      '/admin/listings/etosha-east-gate',
    )
    await expect(canvas.getByText('Since 20 November 2026, by thandi@dira.example.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'E-mail address' }), 'ndapewa')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ndapewa'))
  },
}

export const MoreToRead: Story = {
  args: { list: list({ ...ready, hasMore: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older ones' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const Nobody: Story = { args: { list: list({ ...ready, rows: [] }) } }

export const NothingFound: Story = { args: { list: list({ ...ready, rows: [] }), search: 'nobody@' } }

export const Loading: Story = { args: { list: list({ status: 'loading' }) } }

export const Failed: Story = {
  args: { list: list({ status: 'failed' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}

const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)

/** Words without a blank, and a listing whose name is not there any more. */
export const Long: Story = {
  args: {
    list: list({
      ...ready,
      rows: [
        { ...ndapewa, businessName: word, email: `${word}@dira.example` },
        { ...joseph, businessName: undefined },
      ],
    }),
  },
}
