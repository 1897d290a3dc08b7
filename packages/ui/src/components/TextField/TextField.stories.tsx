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

export const Playground: Story = { tags: ['!autodocs'] }

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Rest">
        <TextField label="Email" type="email" placeholder="name@mail" />
      </State>
      <State name="Hover" shown="hover">
        <TextField label="Email" type="email" placeholder="name@mail" />
      </State>
      <State name="Focus" shown="focus">
        <TextField label="Email" type="email" defaultValue="amahle@" />
      </State>
      <State name="Filled">
        <TextField label="Email" type="email" defaultValue="amahle@dube" />
      </State>
      <State name="Error">
        <TextField
          label="Password"
          type="password"
          defaultValue="soko"
          error="Password must be at least 6 characters"
        />
      </State>
      <State name="Error, with the focus" shown="focus">
        <TextField label="Email" type="email" defaultValue="amahle@" error="Please enter a valid email address" />
      </State>
      <State name="Disabled">
        <TextField label="Email" type="email" defaultValue="amahle@dube" disabled />
      </State>
      <State name="Optional">
        <TextField label="Website" type="url" optional />
      </State>
      <State name="Hint and counter">
        <TextField
          label="Business name"
          defaultValue="Thandeka’s Braai Yard"
          description="As it is written above your door."
          limit={60}
        />
      </State>
    </States>
  ),
}

export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } }

/** The hint stays where the text comes: a placeholder would go. */
export const Hint: Story = {
  args: { label: 'Phone', type: 'tel', autoComplete: 'tel', description: 'Travellers will ring this number.' },
}

export const Optional: Story = { args: { label: 'Website', type: 'url', optional: true } }

/** Near the end of its room a screen reader is told how much of it is left. */
export const Counter: Story = {
  args: {
    description: 'As it is written above your door.',
    limit: 60,
    defaultValue: 'Thandeka’s Braai Yard and Garden Restaurant, Mbab',
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { description: 'As it is written above your door. 49 of 60 characters' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await step('a letter more, and it is near', async () => {
      await userEvent.type(field, 'a')
      await expect(canvas.getByText('50 of 60')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('10 characters left')
    })
  },
}

export const InError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    name: 'email',
    defaultValue: 'thandi@dira',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { description: 'Please enter a valid email address' })
    await expect(field).toBeInvalid()
  },
}

/** Whoever reads what was typed mistypes less. It is hidden again when the form is sent. */
export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'springbok',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Soko la Kitambaa' } }

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

/** An e-mail address runs from left to right, but stands where its field begins. */
export const RightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    type: 'email',
    defaultValue: 'amahle@dube.example',
    description: 'نرد عليك خلال يومين.',
    optional: true,
    limit: 60,
    lang: 'ar',
  },
  globals: { direction: 'rtl' },
}
