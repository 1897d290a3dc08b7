import type { ListingOwner } from '@dira/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListingOwners } from './ListingOwners.tsx'

const ndapewa: ListingOwner = {
  id: 'a',
  email: 'ndapewa@etosha.example',
  createdAt: '2026-11-03T08:00:00.000Z',
  addedBy: 'thandi@dira.example',
  liveColumns: ['business_hours', 'phone'],
  listingId: 'etosha',
  businessName: 'Etosha East Gate',
  requestId: 'a0000000-0000-4000-8000-000000000001',
  requestKind: 'application',
  requestReference: 'DIRA 7K4 29M',
}
const petrus: ListingOwner = {
  ...ndapewa,
  id: 'b',
  email: 'petrus@etosha.example',
  createdAt: '2026-11-20T08:00:00.000Z',
  addedBy: undefined,
  liveColumns: [],
  requestId: undefined,
}

const meta = {
  title: 'Console/ListingOwners',
  component: ListingOwners,
  parameters: {
    notes: {
      use: 'In the editor of a listing and in the review of an accepted request: who looks after the page.',
      instead: 'Administrators, for who runs the directory.',
      keyboard: 'Tab goes through the owners, the links that wait, and the form. A new link is selected in its field.',
      screenReader:
        'A section named ‘Owners’ with lists; each button and group says whose it is. Removing asks in an alert dialog for the address.',
    },
  },
  args: {
    state: {
      status: 'ready',
      owners: [ndapewa, petrus],
      invitations: [
        {
          id: 'i',
          email: 'hilma@etosha.example',
          purpose: 'owner',
          listingId: 'etosha',
          createdAt: '2026-11-22T09:26:00.000Z',
          madeBy: 'thandi@dira.example',
          expiresAt: '2026-11-29T09:26:00.000Z',
        },
      ],
    },
    liveOptions: [
      { value: 'business_hours', label: 'Hours' },
      { value: 'phone', label: 'Phone' },
      { value: 'special_offers', label: 'Offers' },
      { value: 'images', label: 'Photographs' },
    ],
    making: {},
    onInvite: fn(),
    onNewPassword: fn(),
    onWithdraw: fn(),
    onRemove: fn(),
    onLiveChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListingOwners>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), ' zola@etosha.example{Enter}')
    await expect(args.onInvite).toHaveBeenCalledWith('zola@etosha.example')
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Photographs' })[0]!)
    await expect(args.onLiveChange).toHaveBeenCalledWith(ndapewa, ['business_hours', 'phone', 'images'])
    await userEvent.click(canvas.getByRole('button', { name: 'Take back the link for hilma@etosha.example' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}

/** An application was accepted, and its contact is to be invited. */
export const NobodyYet: Story = {
  args: { state: { status: 'ready', owners: [], invitations: [] }, suggestedEmail: 'ndapewa@etosha.example' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite the owner' }))
    await expect(args.onInvite).toHaveBeenCalledWith('ndapewa@etosha.example')
  },
}

export const LinkMade: Story = {
  args: {
    making: {
      made: {
        email: 'zola@etosha.example',
        link: `https://dira.example/owner/invitation#${'0a1b2c3d'.repeat(8)}`,
        expiresAt: '2026-11-29T09:26:00.000Z',
      },
    },
  },
}

export const Refused: Story = { args: { making: { error: 'This address looks after the page already' } } }

export const WithoutServer: Story = { args: { making: { hasServer: false } } }

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed' } } }
