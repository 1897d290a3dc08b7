import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { KeyHint } from './KeyHint.tsx'

const meta = {
  title: 'Components/KeyHint',
  component: KeyHint,
  parameters: {
    notes: {
      use: 'Beside what a key does, for those who work with the keyboard all day.',
      instead:
        'Never as the only way: what it does is a button or a link as well. All keys of a page are in the KeysSheet.',
      keyboard: 'It takes no focus and listens to nothing.',
      screenReader:
        'As a hint it is not read: the control beside it has aria-keyshortcuts. As a text it is read key by key.',
    },
  },
  args: { keys: 'g d', look: 'text' },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G')).toBeVisible()
    await expect(canvas.getByText('D')).toBeVisible()
  },
}

/** Only on wide screens with a pointer that is no finger. */
export const OnAButton: Story = {
  args: { keys: '$mod+s', look: 'hint' },
  render: (args) => (
    <Button aria-keyshortcuts="Control+S">
      Save changes
      <KeyHint {...args} />
    </Button>
  ),
}
