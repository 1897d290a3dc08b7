import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    notes: {
      use: 'Asks for a text of several lines: a message, a description. It shows five lines and can be drawn larger.',
      instead: 'A line is a TextField. What has parts of its own is better asked for by several fields.',
      keyboard: 'Tab reaches and leaves it. Enter begins a new line; it does not submit the form.',
      screenReader:
        'A text field of several lines, named by its label and described by its error, its hint and its counter. The last ten characters before the limit are counted aloud, politely.',
    },
  },
  args: { label: 'Message', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is there{Enter}a room?')
    await expect(args.onChange).toHaveBeenLastCalledWith('Is there\na room?')
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

const TEXT = 'Ten stone rooms under the apricot dunes, with a night-sky terrace and breakfast packed for first light.'

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States room="wide">
      <State name="Rest">
        <TextArea label="Message" />
      </State>
      <State name="Hover" shown="hover">
        <TextArea label="Message" />
      </State>
      <State name="Focus" shown="focus">
        <TextArea label="Message" defaultValue={TEXT} />
      </State>
      <State name="Hint and counter">
        <TextArea
          label="Description"
          defaultValue={TEXT}
          description="The first two lines show on cards."
          limit={600}
        />
      </State>
      <State name="Error">
        <TextArea label="Message" error="Please write a message" />
      </State>
      <State name="Disabled">
        <TextArea label="Message" defaultValue={TEXT} disabled />
      </State>
    </States>
  ),
}

export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } }

export const Counter: Story = {
  args: {
    label: 'Description',
    defaultValue: TEXT,
    description: 'The first two lines show on cards.',
    limit: 600,
    rows: 3,
  },
}

export const InError: Story = { args: { error: 'Please write a message' } }

export const Narrow: Story = { ...Counter, globals: { viewport: { value: 'narrow' } } }

export const RightToLeft: Story = {
  args: { label: 'الرسالة', defaultValue: 'هل لديكم غرفة في يناير؟', limit: 600, lang: 'ar' },
  globals: { direction: 'rtl' },
}
