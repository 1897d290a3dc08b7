import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    notes: {
      use: 'News about the page, in the page, at the place that it is about. It stays until its cause is gone.',
      instead:
        'News that may pass, such as "sent", is a Toast. A message about one field belongs to that TextField. Where there is nothing to show use an EmptyState.',
      keyboard: 'Nothing by itself. A link or a button inside is reached by Tab.',
      screenReader:
        'A status, read when the reader is free; an error is an alert and is read at once. It is read by itself only if it appears after the page has loaded.',
    },
  },
  args: { children: 'Checking admin privileges...' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking admin privileges...')
  },
}

export const Success: Story = {
  args: { tone: 'success', children: 'Your message has been sent! We’ll get back to you soon.' },
}

export const ErrorTone: Story = { args: { tone: 'error', children: 'Please fill out all required fields' } }

/** How it is read: it appears after the page. */
export const Appearing: Story = {
  args: { tone: 'error', children: 'Please fill out all required fields' },
  render: function Appearing(args) {
    const [shown, setShown] = useState(false)
    return (
      <Stack>
        {shown && <Notice {...args} />}
        <Button onPress={() => setShown(true)}>Send Message</Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill out all required fields')
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        The map could not be loaded, so the places are listed by name. The list holds all that the map shows; nothing is
        missing. <Link href="/locations">Try the map again</Link>
      </>
    ),
  },
}
