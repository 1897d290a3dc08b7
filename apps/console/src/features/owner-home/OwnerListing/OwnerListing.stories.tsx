import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sampleFacts, sampleOwned, sampleWeeks } from '../../../testing/sampleOwner.ts'
import { WeeklyNumbers } from '../WeeklyNumbers/WeeklyNumbers.tsx'
import { OwnerListing } from './OwnerListing.tsx'

const meta = {
  title: 'Console/OwnerListing',
  component: OwnerListing,
  parameters: {
    notes: {
      use: 'A listing on the home of its owner: what is live, what waits, what is to be checked, and its numbers.',
      instead: 'Visitors see ListingCard; administrators ListingTable.',
      keyboard: 'Tab goes through its links and buttons; the question closes with Escape.',
      screenReader: 'An article with the name of the listing; each line says its state before its text.',
    },
  },
  args: {
    listing: sampleOwned,
    facts: sampleFacts,
    numbers: <WeeklyNumbers weeks={sampleWeeks} />,
    confirmable: ['existence', 'hours', 'phone', 'place'],
    onConfirm: fn(async () => true),
  },
} satisfies Meta<typeof OwnerListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Asked once; what is not ticked is not said. */
export const StillRight: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Still right: Etosha East Gate' }))
    const body = within(document.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Hours, phone and place: all still right?' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Place' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Still right' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(['existence', 'hours', 'phone'])
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
  },
}

export const ToCheck: Story = {
  args: {
    facts: [
      { state: 'live', text: 'The page. Nothing waits.' },
      { state: 'toCheck', text: 'Nobody has checked the phone since October 2025.' },
    ],
  },
}

export const AskedBack: Story = {
  args: {
    facts: [
      { state: 'live', text: 'The page.' },
      {
        state: 'asked',
        text: '‘Which gate is it?’',
        link: { label: 'Answer', href: '/owner/listings/etosha-east-gate' },
      },
    ],
  },
}

/** A draft: there is no page to view and nothing to confirm. */
export const NotInTheGuide: Story = {
  args: {
    listing: { ...sampleOwned, viewHref: undefined },
    facts: [{ state: 'away', text: 'Nobody sees the page at the moment.' }],
    confirmable: [],
    numbers: undefined,
  },
}

export const LongNames: Story = {
  args: { listing: { ...sampleOwned, name: `مقهى ${'O’Brien’s <b>Lodge</b> '.repeat(12)}` } },
}
