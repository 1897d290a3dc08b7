import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InvitationForm } from './InvitationForm.tsx'

const meta = {
  title: 'Console/InvitationForm',
  component: InvitationForm,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The whole of the page that a link for an administrator or an owner opens: an invitation, or a new password. The application asks what the link is good for and uses it when the button is pressed.',
      instead: 'Whoever has a password signs in by a LoginForm.',
      keyboard: 'Enter in the field sends it. With an error the field has the focus, else the message.',
      screenReader: 'The field is read with its rule and its error. What a link is not good for is announced.',
    },
  },
  args: {
    state: {
      status: 'open',
      purpose: 'invitation',
      email: 'amina@dira.example',
      expiresAt: '2026-11-29T09:26:00.000Z',
    },
    onAccept: fn(),
    onRetry: fn(),
    loginHref: '/admin',
    least: 10,
  },
} satisfies Meta<typeof InvitationForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'karoo moon dust{Enter}')
    await expect(args.onAccept).toHaveBeenCalledWith('karoo moon dust')
  },
}

export const ForAnOwner: Story = {
  args: {
    audience: 'owner',
    loginHref: '/owner/sign-in',
    state: {
      status: 'open',
      purpose: 'owner',
      email: 'ndapewa@etosha.example',
      expiresAt: '2026-11-29T09:26:00.000Z',
      businessName: 'Etosha East Gate',
    },
  },
}

/** An administrator's password opens more than a page: it stays. */
export const WithoutPassword: Story = {
  args: {
    audience: 'owner',
    loginHref: '/owner/sign-in',
    state: {
      status: 'open',
      purpose: 'owner',
      email: 'thandi@dira.example',
      expiresAt: '2026-11-29T09:26:00.000Z',
      businessName: 'Etosha East Gate',
      keepsPassword: true,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Look after this page' }))
    await expect(args.onAccept).toHaveBeenCalledWith('')
  },
}

/** Another address of an account: its password stays. */
export const NewAddress: Story = {
  args: {
    audience: 'owner',
    loginHref: '/owner/sign-in',
    state: {
      status: 'open',
      purpose: 'owner-email',
      email: 'gate@etosha.example',
      expiresAt: '2026-11-29T09:26:00.000Z',
      keepsPassword: true,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }))
    await expect(args.onAccept).toHaveBeenCalledWith('')
  },
}

export const UsedByAnOwner: Story = {
  args: { audience: 'owner', loginHref: '/owner/sign-in', state: { status: 'used' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/owner/sign-in')
  },
}

export const TooShort: Story = { args: { error: 'A password has at least 10 characters' } }

export const Expired: Story = { args: { state: { status: 'expired' } } }

export const NoAnswer: Story = {
  args: { state: { status: 'unreachable' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
