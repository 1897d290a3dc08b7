import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { OwnerAccount } from './OwnerAccount.tsx'

const meta = {
  title: 'Console/OwnerAccount',
  component: OwnerAccount,
  parameters: {
    notes: {
      use: 'The page on which somebody who is signed in changes the password or the e-mail address of the account.',
      instead: 'Who forgot the password asks for a link by ForgottenPassword. A link is used on an InvitationForm.',
      keyboard:
        'Enter in a field sends its form. With an error the field has the focus, else the message; what is done has it afterwards.',
      screenReader: 'Two regions with their headings. Each field is read with its rule and its error.',
    },
  },
  args: {
    email: 'ndapewa@etosha.example',
    least: 10,
    onSignOut: fn(),
    onChangePassword: fn(),
    onChangeEmail: fn(),
  },
} satisfies Meta<typeof OwnerAccount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const password = within(canvas.getByRole('region', { name: 'Change the password' }))
    await userEvent.type(password.getByLabelText('Present password'), 'camel thorn shade')
    await userEvent.type(password.getByLabelText('New password'), 'karoo moon dust{Enter}')
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      present: 'camel thorn shade',
      chosen: 'karoo moon dust',
    })
    const address = within(canvas.getByRole('region', { name: 'Change the e-mail address' }))
    await userEvent.type(address.getByLabelText('New e-mail address'), ' gate@etosha.example')
    await userEvent.type(address.getByLabelText('Present password'), 'karoo moon dust{Enter}')
    await expect(args.onChangeEmail).toHaveBeenCalledWith({
      present: 'karoo moon dust',
      email: 'gate@etosha.example',
    })
  },
}

export const WrongPassword: Story = { args: { password: { outcome: { state: 'wrong' } } } }

export const Weak: Story = {
  args: { password: { outcome: { state: 'refused', message: 'A password has at least 10 characters.' } } },
}

export const AddressRefused: Story = {
  args: { address: { outcome: { state: 'refused', message: 'This is the address of the account already.' } } },
}

export const Limited: Story = {
  args: { password: { outcome: { state: 'limited' } }, address: { outcome: { state: 'limited' } } },
}

export const Unreachable: Story = {
  args: { password: { outcome: { state: 'unreachable' } }, address: { outcome: { state: 'unreachable' } } },
}

export const SignedOut: Story = { args: { password: { outcome: { state: 'signed-out' } } } }

export const Busy: Story = { args: { password: { isBusy: true }, address: { isBusy: true } } }

export const Done: Story = {
  args: {
    password: { outcome: { state: 'done' } },
    address: { outcome: { state: 'done' }, email: 'gate@etosha.example' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Present password')).toBeNull()
    await expect(canvas.getByText(/^If gate@etosha.example has no account yet/)).toBeVisible()
  },
}

/** The address of an administrator stays. */
export const PasswordOnly: Story = {
  args: { canChangeEmail: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Change the e-mail address' })).toBeNull()
  },
}
