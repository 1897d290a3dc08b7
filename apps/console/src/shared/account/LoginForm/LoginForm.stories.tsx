import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  title: 'Console/LoginForm',
  component: LoginForm,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The whole of the page on which administrators sign in, or owners. The application checks what was sent and says what is wrong, as new `errors` for each attempt.',
      instead: 'Any other form is a Form with its fields.',
      keyboard: 'Enter in a field sends it. With errors the first field in error has the focus, else the message.',
      screenReader:
        'Each field is read with its error. While it is on its way the button says so. The scene is silent.',
    },
  },
  args: { onSubmit: fn() },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'thandi@dira.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'karoo-moon{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'thandi@dira.example', password: 'karoo-moon' })
    await expect(email).toHaveValue('thandi@dira.example')
  },
}

export const FieldsInError: Story = {
  args: {
    errors: {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    },
  },
}

export const Refused: Story = { args: { message: 'Access denied: Admin privileges required' } }

export const Busy: Story = { args: { isBusy: true } }

export const ForOwners: Story = {
  args: { audience: 'owner', children: 'No account yet? Claim your page, or apply for one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Owner sign-in' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}
