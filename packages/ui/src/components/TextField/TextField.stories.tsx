import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { State, States } from '../../testing/StateSheet.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    notes: {
      use: 'Asks for a line of text: a name, an e-mail address, a phone number, a password. Give it the `type` and `autoComplete` of what it asks for: a phone then shows the right keyboard and fills it in. It is a native field and works before any script runs.',
      instead:
        'More than a line is a TextArea. To search use a SearchField, to choose from what is given a Select or a CheckboxGroup.',
      keyboard:
        'Tab reaches the field, and in a password field the button that shows what was typed. Enter submits the form around it.',
      screenReader:
        'The field is named by its label and described by its error, its hint and its counter. Required is said by the browser. The last ten characters before the limit are counted aloud, politely.',
    },
  },
  args: { label: 'Business name', name: 'name', onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Business name' })
    await userEvent.type(field, 'Soko')
    await expect(field).toHaveValue('Soko')
    await expect(args.onChange).toHaveBeenLastCalledWith('Soko')
  },
}

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Rest" of={<TextField label="Email" type="email" placeholder="name@mail" />} />
      <State name="Hover" shown="hover" of={<TextField label="Email" type="email" placeholder="name@mail" />} />
      <State name="Focus" shown="focus" of={<TextField label="Email" type="email" defaultValue="amahle@" />} />
      <State name="Filled" of={<TextField label="Email" type="email" defaultValue="amahle@dube" />} />
      <State
        name="Error"
        of={
          <TextField
            label="Password"
            type="password"
            defaultValue="soko"
            error="Password must be at least 6 characters"
          />
        }
      />
      <State
        name="Error, with the focus"
        shown="focus"
        of={<TextField label="Email" type="email" defaultValue="amahle@" error="Please enter a valid email address" />}
      />
      <State name="Disabled" of={<TextField label="Email" type="email" defaultValue="amahle@dube" disabled />} />
      <State name="Optional" of={<TextField label="Website" type="url" optional />} />
      <State
        name="Hint and counter"
        of={
          <TextField
            label="Business name"
            defaultValue="Thandeka’s Braai Yard"
            description="As it is written above your door."
            limit={60}
          />
        }
      />
    </States>
  ),
}

export const Narrow: Story = {
  args: {
    label: 'The name of your business as travellers know it',
    defaultValue: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
    description: 'As it is written above your door, in the letters of its own language.',
    limit: 80,
    error: 'A business of this name is in the directory already. If it is yours, write to us.',
  },
  globals: { viewport: { value: 'narrow' } },
}
