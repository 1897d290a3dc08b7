import { readBusinessHours } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { classifiedDetail, longDetail, premiumDetail } from '../../../testing/listingDetails.ts'
import { SuggestChange, type SuggestChangeProps } from './SuggestChange.tsx'
import type { SuggestionAnswer } from './suggestion.ts'

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const answering = (answer: SuggestionAnswer) => fn<SuggestChangeProps['onSubmit']>(() => Promise.resolve(answer))

const meta = {
  title: 'Directory/SuggestChange',
  component: SuggestChange,
  parameters: {
    notes: {
      use: 'Opens from the SuggestLinks of a listing’s page. An entry of its own, which the application loads when it is wanted; `onSubmit` sends, or keeps it while there is no network.',
      instead: 'An owner edits in the owner’s pages. Whoever writes to the business has EnquiryDialog.',
      keyboard:
        'Focus is on the heading of each step; Tab goes through the rows, Enter chooses. Escape closes, and what was written is there when it opens again.',
      screenReader:
        'A dialog named by its step. After a failed attempt the message or the field in error has the focus.',
    },
  },
  args: {
    listing: premiumDetail,
    week: readBusinessHours(premiumDetail.businessHours).week,
    dayNames: en.weekdays,
    placeKinds: [
      { value: 'hotel', label: 'Hotel' },
      { value: 'pharmacy', label: 'Pharmacy' },
    ],
    onHere: fn<SuggestChangeProps['onHere']>(() => Promise.resolve('-22.5597, 17.0832')),
    onSubmit: answering({ state: 'sent' }),
    onSendNow: fn(() => Promise.resolve<SuggestionAnswer>({ state: 'waiting' })),
    onTakeBack: fn(),
    privacyHref: '/privacy',
    defaultOpen: true,
  },
} satisfies Meta<typeof SuggestChange>

export default meta
type Story = StoryObj<typeof meta>

/** Three presses are counted: what opens it, the row, Send. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'It has closed for good' }))
    await waitFor(() => expect(inside.getByRole('heading', { name: 'It has closed' })).toHaveFocus())
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Thank you' })).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Rows: Story = {}

/** Without hours, because its package shows none. */
export const RowsOfClassified: Story = { args: { listing: classifiedDetail } }

export const Kind: Story = {
  args: { start: 'kind' },
  play: async ({ userEvent, args }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.selectOptions(inside.getByRole('combobox', { name: 'What is it really?' }), 'Pharmacy')
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'kind', placeKind: 'pharmacy' }),
      expect.anything(),
    )
  },
}

export const SameAs: Story = { args: { start: 'same' } }

export const Phone: Story = {
  args: { start: 'phone' },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: 'The right number' }), '+264 81 555 7320')
    await userEvent.click(inside.getByRole('radio', { name: 'I rang it' }))
  },
}

export const PhoneThatDoesNotRing: Story = {
  args: { start: 'phone' },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: /does not ring/ }))
    await expect(inside.queryByRole('textbox', { name: 'The right number' })).toBeNull()
  },
}

export const Hours: Story = { args: { start: 'hours' } }

export const Place: Story = {
  args: { start: 'place' },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'I stand here now' }))
    await waitFor(() => expect(inside.getByText('Your place goes with it: -22.5597, 17.0832')).toBeVisible())
  },
}

/** The device does not say where it is. */
export const PlaceUnknown: Story = {
  args: { start: 'place', onHere: fn<SuggestChangeProps['onHere']>(() => Promise.resolve(undefined)) },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'I stand here now' }))
    await waitFor(() => expect(inside.getByText(/^This device does not say/)).toBeVisible())
  },
}

export const Other: Story = { args: { start: 'other' } }

export const Closed: Story = { args: { start: 'closed' } }

export const Report: Story = { args: { start: 'report' } }

/** Sent empty: what is missing is said. */
export const Missing: Story = {
  args: { start: 'report' },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await expect(await inside.findByText('Choose what is not right')).toBeInTheDocument()
  },
}

export const Sending: Story = {
  args: { start: 'closed', onSubmit: fn<SuggestChangeProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Sending…' })).toBeVisible())
  },
}

/** Too much is sent from this network: what was written is still there. */
export const Failed: Story = {
  args: { start: 'other', onSubmit: answering({ state: 'failed', message: 'Please try again in a few minutes.' }) },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: 'What should it say?' }), 'The lodge has a new name.')
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await expect(await inside.findByRole('alert')).toHaveTextContent('Please try again')
    await expect(inside.getByRole('textbox', { name: 'What should it say?' })).toHaveValue('The lodge has a new name.')
  },
}

export const Sent: Story = {
  args: { start: 'phone' },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: 'The right number' }), '+264 81 555 7320')
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await expect(await inside.findByText('You say')).toBeVisible()
  },
}

/** No network: it is kept, and says so. */
export const Waiting: Story = {
  args: { start: 'closed', onSubmit: answering({ state: 'waiting' }) },
  play: async ({ userEvent, args }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Waits for a network' })).toHaveFocus())
    await userEvent.click(inside.getByRole('button', { name: 'Send now' }))
    await expect(args.onSendNow).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { args: { listing: longDetail, start: 'place' } }

export const RightToLeft: Story = { args: { start: 'phone' }, globals: { direction: 'rtl' } }
