import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Needle } from '../../art/Needle/Needle.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogTrigger } from 'react-aria-components/Dialog'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    notes: {
      use: 'One task that is finished before the page goes on, such as writing to a business; `size="small"` with `role="alertdialog"` asks before something is lost. On a phone it comes up from below.',
      instead:
        'What goes along with the page, a list or a menu, is a Sheet.  News that needs no answer is a toast or a Notice. A task of several steps has a page of its own.',
      keyboard:
        'Tab stays inside. Escape closes it, and the focus goes back to where it was. The arrow keys scroll long content as soon as it is open.',
      screenReader:
        'Announced as a dialog with its title, where reading starts; an alert dialog is read with its text. The page behind is out of reach, toasts are not.',
    },
  },
  args: {
    title: 'Write to us',
    children: (
      <Stack as="form" gap={4}>
        <TextField label="Name" name="name" autoComplete="name" />
        <TextArea label="Message" name="message" />
      </Stack>
    ),
    foot: (
      <Button slot="close" onPress={fn()}>
        Send Message
      </Button>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">Open</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await page.findByRole('heading', { level: 2 })).toHaveFocus()
  },
} satisfies Meta<typeof Dialog>

const page = within(document.body)
const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await step('It opens with the focus at its title', async () => {
      await userEvent.click(trigger)
      await expect(await page.findByRole('heading', { name: 'Write to us' })).toHaveFocus()
    })
    await step('Tab stays inside', async () => {
      for (let stop = 0; stop < 5; stop += 1) await userEvent.tab()
      await expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await userEvent.click(trigger)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible())
  },
}

const channels = (
  <ul role="list">
    {['Call', 'WhatsApp', 'Email', 'Website'].map((channel) => (
      <li key={channel}>
        <Text as="strong">{channel}</Text>
      </li>
    ))}
  </ul>
)

/** With a line over the title, content that divides itself, and a title that takes two lines. */
export const EyebrowAndLongTitle: Story = {
  args: {
    title: 'Contact The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens',
    eyebrow: (
      <>
        <Needle /> Open now, until 21:00
      </>
    ),
    children: channels,
  },
}

/** More than fits: title and buttons stay in sight, the rest scrolls between them. */
export const LongContent: Story = {
  args: {
    title: 'How reviews are checked',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Every listing is read by a person before it appears: the name, the place on the map, the hours
            and the telephone number are compared with what the business itself publishes.
          </Text>
        ))}
      </Stack>
    ),
  },
}

/** Asks before something is lost. A press beside it does not answer. */
export const Confirmation: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Remove all 4 listings?',
    children: <Text>The shortlist is kept in this browser only. It cannot be brought back.</Text>,
    foot: (
      <>
        <Button slot="close" variant="secondary">
          Keep them
        </Button>
        <Button slot="close" onPress={fn()}>
          Remove all
        </Button>
      </>
    ),
  },
}

/** A question over a task: Escape closes the upper one only. */
export const Nested: Story = {
  args: {
    children: (
      <DialogTrigger>
        <Button variant="secondary">Discard</Button>
        <Dialog
          size="small"
          role="alertdialog"
          title="Discard the message?"
          foot={
            <Button slot="close" variant="secondary">
              Keep writing
            </Button>
          }
        >
          <Text>What you wrote is lost.</Text>
        </Dialog>
      </DialogTrigger>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }))
    await expect(await page.findByRole('heading', { name: 'Discard the message?' })).toHaveFocus()
  },
}
