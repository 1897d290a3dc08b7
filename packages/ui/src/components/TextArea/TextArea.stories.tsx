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

const TEXT = 'Ten stone rooms under the apricot dunes, with a night-sky terrace and breakfast packed for first light.'

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States room="wide">
      <State name="Rest" of={<TextArea label="Message" />} />
      <State name="Hover" shown="hover" of={<TextArea label="Message" />} />
      <State name="Focus" shown="focus" of={<TextArea label="Message" defaultValue={TEXT} />} />
      <State
        name="Hint and counter"
        of={
          <TextArea
            label="Description"
            defaultValue={TEXT}
            description="The first two lines show on cards."
            limit={600}
          />
        }
      />
      <State name="Error" of={<TextArea label="Message" error="Please write a message" />} />
      <State name="Disabled" of={<TextArea label="Message" defaultValue={TEXT} disabled />} />
    </States>
  ),
}
