import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BookmarkIcon, CloseIcon, MenuIcon } from '../../art/Icon/index.ts'
import { EachState, State, States } from '../../testing/StateSheet.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    notes: {
      use: 'Does something that its icon says to everybody: close, menu, next. `plain` where it stands alone, `framed` beside fields and on pictures, `inverse` on a dark field.',
      instead:
        'Where the icon needs thinking about, use a Button with words. What leads to another page is a Link with a name. What removes one filter is a FilterBadge.',
      keyboard: 'Enter and Space press it.',
      screenReader:
        'A button named by its label: say what it does, and to what if there are several. The icon is silent.',
    },
  },
  args: { label: 'Close', children: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** Every state of a look. */
export const PlainStates: Story = {
  render: (args) => (
    <States on={args.look === 'inverse' ? 'inverse' : 'canvas'}>
      <EachState of={<IconButton {...args} />} />
      <State name="Disabled" of={<IconButton {...args} isDisabled />} />
    </States>
  ),
}

export const FramedStates: Story = {
  ...PlainStates,
  args: { look: 'framed', label: 'Save', children: <BookmarkIcon /> },
}

export const OnDarkField: Story = {
  ...PlainStates,
  args: { look: 'inverse', label: 'Menu', children: <MenuIcon size={22} /> },
}
