import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SampleNote } from './SampleNote.tsx'

const meta = {
  title: 'Console/SampleNote',
  component: SampleNote,
  parameters: {
    notes: {
      use: 'On the dashboard, as long as listings of the sample are there: one press archives all of them, and the notice that follows brings them back.',
      instead: 'What has to be mended in listings stands in NeedsBoard.',
      keyboard: 'Tab moves through the button and the link.',
      screenReader: 'A status; the button says that it works while it does.',
    },
  },
  args: { count: 1204, href: '#', isRemoving: false, onRemove: fn() },
} satisfies Meta<typeof SampleNote>
export default meta

type Story = StoryObj<typeof meta>

/** Under what needs an administrator, until the last of them is archived. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the sample' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const One: Story = { args: { count: 1 } }

export const Removing: Story = { args: { isRemoving: true } }
