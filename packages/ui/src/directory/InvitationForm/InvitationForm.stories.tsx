import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InvitationForm } from './InvitationForm.tsx'

const meta = {
  title: 'Directory/InvitationForm',
  component: InvitationForm,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The whole of the page that a link for an administrator opens: an invitation, or a new password. The application asks what the link is good for and uses it when the button is pressed.',
      instead: 'Whoever has a password logs in by a LoginForm.',
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

export const TooShort: Story = { args: { error: 'A password has at least 10 characters' } }

export const Expired: Story = { args: { state: { status: 'expired' } } }

export const NoAnswer: Story = {
  args: { state: { status: 'unreachable' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
