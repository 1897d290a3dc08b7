import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    notes: {
      use: 'For words that the eye finds in the picture and a screen reader needs said, such as the heading of a part that shows by its look what it is.',
      instead:
        'A button with an icon alone is an IconButton, which takes its name as a prop. What nobody needs is left out.',
      keyboard: 'Nothing: do not put a control in it. For a link that shows itself with the focus use SkipLink.',
      screenReader: 'Reads its words where they stand, as the element that you choose.',
    },
  },
  args: { children: 'Read aloud, not seen' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Text>
      Only these words are seen. <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Read aloud, not seen')
    await expect(hidden.offsetWidth).toBe(1)
    await expect(hidden.offsetHeight).toBe(1)
  },
}
