import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PersonData } from './PersonData.tsx'

const email = 'amahle@dira.example'
const ready = {
  status: 'ready',
  email,
  kept: ['2 messages that were sent', '1 message that Dira wrote', 'An account', 'Looks after Outjo Oven'],
  isAdministrator: false,
} as const

const meta = {
  title: 'Console/PersonData',
  component: PersonData,
  parameters: {
    notes: {
      use: 'Where administrators look up, export and delete what is kept of somebody who asks for it, by the e-mail address.',
      instead: 'From a message that lies open, Inbox does the same.',
      keyboard: 'Enter in the field looks the address up. To delete, the address is typed once more.',
      screenReader: 'A disclosure; what is kept is announced once it is known.',
    },
  },
  args: { onLook: fn(), onExport: fn(), onErase: fn() },
} satisfies Meta<typeof PersonData>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('What is kept of a person'))
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await open?.(context)
    const field = canvas.getByRole('textbox', { name: 'E-mail address' })
    await userEvent.type(field, 'amahle{Enter}')
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Write the whole address'))
    await expect(args.onLook).not.toHaveBeenCalled()
    await userEvent.type(field, '@dira.example {Enter}')
    await expect(args.onLook).toHaveBeenCalledWith(email)
  },
}

export const Found: Story = {
  args: { person: ready },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await open?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Export all of it' }))
    await expect(args.onExport).toHaveBeenCalledWith(email)
  },
}

export const NothingKept: Story = { args: { person: { ...ready, kept: [] } }, play: open }

export const Administrator: Story = { args: { person: { ...ready, isAdministrator: true } }, play: open }

export const Looking: Story = { args: { person: { status: 'looking' } }, play: open }

export const Failed: Story = { args: { person: { status: 'failed' } }, play: open }
