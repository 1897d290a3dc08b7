import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ForgottenPassword } from './ForgottenPassword.tsx'

const meta = {
  title: 'Console/ForgottenPassword',
  component: ForgottenPassword,
  parameters: {
    notes: {
      use: 'Below the form with which owners sign in, where emails go out by themselves.',
      instead: 'Where no emails go out, an administrator makes the link: say whom to write to.',
      keyboard: 'Enter on the label shows the field, Enter in the field asks. Then what was asked has the focus.',
      screenReader: 'A disclosure with a form. What came of it is read.',
    },
  },
  args: { onAsk: fn() },
} satisfies Meta<typeof ForgottenPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Forgot the password?'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email of your account' }), ' a@dira.example{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith('a@dira.example')
  },
}

export const Asked: Story = {
  args: { outcome: 'asked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Forgot the password?'))
    // It fades in.
    await waitFor(() => expect(canvas.getByText(/If this address has an account/)).toBeVisible())
  },
}

export const AskedTooOften: Story = {
  args: { outcome: 'limited' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Forgot the password?')),
}

export const NoAnswer: Story = {
  args: { outcome: 'unreachable' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Forgot the password?')),
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Forgot the password?')),
}
