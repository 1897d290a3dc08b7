import type { AdministratorsList } from '@dira/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { historyOperations } from '../../../testing/historyOperations.ts'
import { Administrators } from './Administrators.tsx'

type Administrator = AdministratorsList['administrators'][number]

const thandi: Administrator = {
  id: 'a',
  email: 'thandi@dira.example',
  createdAt: '2023-03-02T08:00:00.000Z',
  lastChangeAt: '2026-11-22T07:12:00.000Z',
}
const joseph: Administrator = {
  id: 'b',
  email: 'joseph.mwangi@dira.example',
  createdAt: '2026-11-03T08:00:00.000Z',
  lastChangeAt: undefined,
}

const meta = {
  title: 'Console/Administrators',
  component: Administrators,
  parameters: {
    notes: {
      use: 'The page on which administrators invite, help and remove each other. A link is shown once, to be handed on.',
      instead: 'Whoever opens the link sees an InvitationForm.',
      keyboard:
        'Tab goes through the administrators, the links that wait, and the form. A new link is selected in its field.',
      screenReader:
        'A section named ‘Administrators’ with lists; each button says whose it is. Removing asks in an alert dialog for the name.',
    },
  },
  args: {
    state: {
      status: 'ready',
      administrators: [joseph, thandi],
      invitations: [
        {
          id: 'i',
          email: 'amina@dira.example',
          purpose: 'invitation',
          listingId: undefined,
          createdAt: '2026-11-22T09:26:00.000Z',
          madeBy: 'thandi@dira.example',
          expiresAt: '2026-11-29T09:26:00.000Z',
        },
      ],
    },
    me: 'a',
    making: {},
    onInvite: fn(),
    onNewPassword: fn(),
    onWithdraw: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onChangesOf: fn(),
  },
} satisfies Meta<typeof Administrators>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), ' zola@dira.example{Enter}')
    await expect(args.onInvite).toHaveBeenCalledWith('zola@dira.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back the link for amina@dira.example' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}

export const LinkMade: Story = {
  args: {
    making: {
      made: {
        email: 'zola@dira.example',
        link: `https://dira.example/admin/invitation#${'0a1b2c3d'.repeat(8)}`,
        expiresAt: '2026-11-29T09:26:00.000Z',
      },
    },
    changes: { of: 'a', changes: historyOperations, hrefOf: (operation) => `/admin/history?operation=${operation}` },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'amina@dira.example was invited as an administrator' }),
    ).toHaveAttribute('href', '/admin/history?operation=10')
  },
}

/** The last one cannot be removed, and on a host of files nobody is invited. */
export const AloneWithoutServer: Story = {
  args: { state: { status: 'ready', administrators: [thandi], invitations: [] }, making: { hasServer: false } },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }
