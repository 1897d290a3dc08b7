import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompareBar } from './CompareBar.tsx'

const meta = {
  title: 'Directory/CompareBar',
  component: CompareBar,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Last in the main part of a page with listings, while some are chosen: it sticks to the lower edge of the window.',
      instead: 'On the page of the comparison itself it has nothing to say. A single piece of news is a toast.',
      keyboard: 'Tab reaches its button and its link after the listings.',
      screenReader: 'A region named ‘Comparison’; how many are chosen is announced when it changes.',
    },
  },
  args: {
    onClear: () => {},
    count: 3,
    href: '/compare?listing=nara-dunes-lodge&listing=soko-la-kitambaa&listing=felucca-evenings',
  },
} satisfies Meta<typeof CompareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 chosen')
    await userEvent.tab()
    await userEvent.tab()
    const compare = canvas.getByRole('link', { name: 'Compare 3 listings' })
    await expect(compare).toHaveFocus()
    await expect(compare).toHaveAttribute('href', args.href)
  },
}

/** One alone is no comparison yet. */
export const One: Story = { args: { count: 1 } }
