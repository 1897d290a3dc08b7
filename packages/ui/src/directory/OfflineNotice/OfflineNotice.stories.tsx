import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  title: 'Directory/OfflineNotice',
  component: OfflineNotice,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Stands below the header while there is no connection, or after something that needed one failed. It says what still works.',
      instead:
        'A form that could not be sent says so by itself. Any other news about the page is a Notice, short news a toast.',
      keyboard: 'Tab goes to ‘Try again’.',
      screenReader: 'A status: its words are told when it comes, without interrupting.',
    },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** A page that did not come. */
export const OfAPage: Story = {
  args: { children: 'This page could not be loaded. What you have seen before is still in its place.' },
}

export const Retrying: Story = { args: { isRetrying: true } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
