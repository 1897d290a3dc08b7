import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ListedAlready } from './ListedAlready.tsx'

const meta = {
  title: 'Console/ListedAlready',
  component: ListedAlready,
  parameters: {
    notes: {
      use: 'Where somebody writes a listing that the directory may have: beside the fields, or before an application is sent.',
      instead: 'What cannot be stored as it is belongs to its TextField; other news is a Notice.',
      keyboard: 'Tab goes from link to link; each opens in a new tab, so that nothing written is left.',
      screenReader: 'A status, read when the reader is free, with a list of links.',
    },
  },
  args: {
    twins: [
      {
        id: 'a',
        name: '!Nara Dunes Lodge',
        href: '/admin/listings/a',
        facts: ['Sesriem, Namibia', 'Premium', 'Published'],
        reason: 'phone',
      },
      {
        id: 'b',
        name: 'Nara Dune Lodge',
        href: '/admin/listings/b',
        facts: ['Sesriem, Namibia', 'Classified', 'Draft'],
        reason: 'name',
        metres: 40,
      },
    ],
  },
} satisfies Meta<typeof ListedAlready>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nara Dune Lodge (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('A similar name, 40 m away · Sesriem, Namibia · Classified · Draft')).toBeVisible()
  },
}

/** For an administrator, of a listing that is published. */
export const Merging: Story = {
  args: { twins: meta.args.twins.map((twin, at) => (at === 0 ? { ...twin, onMerge: fn() } : twin)) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into this one (!Nara Dunes Lodge)' }))
    await expect(args.twins[0]?.onMerge).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/archives this listing/)).toBeVisible()
  },
}

/** Words without a blank. */
export const Long: Story = {
  args: {
    twins: [
      {
        id: 'a',
        name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
        href: '/admin/listings/a',
        facts: ['Antananarivo, Madagascar', 'Standard', 'Archived'],
        reason: 'town',
      },
    ],
  },
}
