import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const contactFields = (
  <>
    <Grid columns={{ base: 1, md: 2 }} gap={4} rowGap={5}>
      <TextField label="Name" name="name" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
    </Grid>
    <TextField label="Subject" name="subject" optional />
    <TextArea label="Message" name="message" required />
  </>
)

const meta = {
  title: 'Components/Form',
  component: Form,
  parameters: {
    notes: {
      use: 'Holds fields and sends them. Whoever checks them gives back what is wrong, by the fields’ names, as a new object for each attempt; each field then shows its own. Set `isBusy` while it is on its way. Without script it is a plain form with an address.',
      instead: 'A search is a SearchBox. What takes effect at once, such as a filter, needs no form to be sent.',
      keyboard: 'Enter in a line of text sends it. After a failed attempt the focus is in the first field in error.',
      screenReader:
        'The message is an alert. The first field in error is read with its error, as it has the focus; where no field is at fault, the message has it.',
    },
  },
  args: {
    'aria-label': 'Send us a message',
    children: (
      <>
        {contactFields}
        <div>
          <Button type="submit">Send Message</Button>
        </div>
      </>
    ),
    onSubmit: fn((event: SubmitEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amahle Dube{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithErrors: Story = {
  args: {
    errors: { name: 'Please enter your name', message: 'Please enter your message' },
    message: 'Please fill out all required fields',
  },
}

/** No field is at fault: the message alone says what happened. */
export const Failed: Story = {
  args: { message: 'Your message could not be sent. It is still here: please try again.' },
}

export const Busy: Story = {
  args: {
    isBusy: true,
    children: (
      <>
        {contactFields}
        <div>
          <Button type="submit" isPending>
            Sending...
          </Button>
        </div>
      </>
    ),
  },
}
