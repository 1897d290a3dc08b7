import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { NativeButton } from './NativeButton.tsx'

const meta = {
  title: 'Components/NativeButton',
  component: NativeButton,
  parameters: {
    notes: {
      use: 'What the first screen of a page does, such as the button that sends a form: it answers before any script runs, and react-aria stays out of the page.',
      instead:
        'What opens a Dialog as its trigger, or closes one by a slot, is a Button. What leads to another page is a LinkButton.',
      keyboard: 'Tab reaches it, Enter and Space press it.',
      screenReader:
        'A button with its words as its name. While it is busy it stays where it is, and its words are read out.',
    },
  },
  args: { children: 'Send Message', onClick: fn() },
} satisfies Meta<typeof NativeButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Its looks are those of Button. */
export const LooksAndStates: Story = {
  render: (args) => (
    <States>
      {(['primary', 'secondary', 'link'] as const).flatMap((variant) => [
        <State key={variant} name={variant} of={<NativeButton {...args} variant={variant} />} />,
        <State
          key={`${variant} busy`}
          name={`${variant}, busy`}
          of={
            <NativeButton {...args} variant={variant} isPending>
              Sending...
            </NativeButton>
          }
        />,
        <State
          key={`${variant} disabled`}
          name={`${variant}, disabled`}
          of={<NativeButton {...args} variant={variant} isDisabled />}
        />,
      ])}
    </States>
  ),
}
