import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ToastProvider, useToasts } from './ToastProvider.tsx'
import type { ToastOptions } from './createToastQueue.ts'

interface Sample extends Pick<ToastOptions, 'tone' | 'action'> {
  text: string
}

/** A button for each of these news. */
function Tellers({ news }: { news: readonly Sample[] }) {
  const toasts = useToasts()
  return (
    <Inline>
      {news.map(({ text, ...options }) => (
        <Button key={text} variant="secondary" onPress={() => toasts.add(text, options)}>
          {text}
        </Button>
      ))}
    </Inline>
  )
}

const sent: Sample = { text: 'Your message has been sent! We’ll get back to you soon.', tone: 'success' }
const missing: Sample = { text: 'Please fill out all required fields', tone: 'error' }
const checking: Sample = { text: 'Checking admin privileges...' }

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  parameters: {
    notes: {
      use: 'Short news of what one just did: sent, saved, failed. `useToasts().add(text, { tone })` tells it from anywhere below the ToastProvider at the root, and it survives a change of page.',
      instead:
        'What belongs to a field stands at the field; what concerns the page and should stay is a Notice; what has to be answered is a Dialog.',
      keyboard:
        'F6 leads to the toast and back. One is on show at a time: for six seconds, twice that with an action, an error until it is closed or mended. Where others wait it gives way after a second and a half; what can be acted on comes back for the rest of its time. All clocks stand while the pointer or the focus is on it or the window is hidden.',
      screenReader:
        'Each is said once: an error at once, the rest when the reader is free. The focus does not move. The toast is in a region of its own among the landmarks.',
    },
  },
  args: { children: <Tellers news={[sent, missing, checking]} /> },
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

const tellAll: Story['play'] = async ({ canvas, userEvent }) => {
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
}

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('News is shown, and said once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: sent.text }))
      await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveTextContent(sent.text)
      await expect(canvas.getByRole('status')).toHaveTextContent(sent.text)
    })
    await step('F6 leads to it, and closing it leads back', async () => {
      await userEvent.keyboard('{F6}')
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
      await expect(canvas.getByRole('button', { name: sent.text })).toHaveFocus()
    })
    await userEvent.click(canvas.getByRole('button', { name: missing.text }))
  },
}

export const AllTones: Story = { play: tellAll }

/** With actions beside it. */
export const WithAction: Story = {
  args: {
    children: (
      <Tellers
        news={[{ text: 'Removed from your shortlist', action: { label: 'Undo', onPress: () => {} } }, { ...missing }]}
      />
    ),
  },
  play: tellAll,
}
