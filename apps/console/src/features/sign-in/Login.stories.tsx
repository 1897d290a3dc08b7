import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SampleConsole } from '../../testing/SampleConsole.tsx'

const meta = {
  title: 'Console/Pages/Login',
  component: SampleConsole,
  parameters: { layout: 'fullscreen' },
  args: { url: '/admin' },
} satisfies Meta<typeof SampleConsole>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FieldsInError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'thandi@dira')
    await userEvent.type(canvas.getByLabelText('Password'), 'karoo-moon')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
  },
}
