import { CONTACT_MESSAGES, missingContactFields, openStatus } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within, waitFor } from 'storybook/test'
import { classifiedDetail, longDetail, premiumDetail } from '../../../testing/listingDetails.ts'
import { EnquiryDialog, type EnquiryDialogProps } from './EnquiryDialog.tsx'
import type { Enquiry, EnquiryAnswer } from '../contact/enquiry.ts'

const body = () => within(document.body)
const dialog = async () => within(await body().findByRole('dialog'))
const onSubmit: EnquiryDialogProps['onSubmit'] = fn(() => Promise.resolve<EnquiryAnswer>({ ok: true }))

const meta = {
  title: 'Directory/EnquiryDialog',
  component: EnquiryDialog,
  parameters: {
    notes: {
      use: 'Opens from ‘Contact Business’: the direct ways that the package shows, and an enquiry. ContactPanel loads it when it is wanted; `onSubmit` checks, sends, and answers what became of it.',
      instead:
        'Whoever writes to the directory itself has the form of the contact page. Any other task over the page is a Dialog.',
      keyboard:
        'Focus starts at the title and stays inside; Tab goes through the direct ways, then the fields. Escape closes, and what was written is there when it opens again.',
      screenReader:
        'A dialog with the name of the business. After a failed attempt the first field in error has the focus, or the message; once it is sent, the words that say so.',
    },
  },
  args: {
    privacyHref: '/privacy',
    listing: { ...premiumDetail, phones: longDetail.phones.slice(0, 1) },
    openStatus: openStatus(premiumDetail, { now: Date.parse('2026-11-19T12:00+02:00'), names: en }),
    onSubmit,
    defaultOpen: true,
  },
} satisfies Meta<typeof EnquiryDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: 'Name' }), 'Amahle Dube')
    await userEvent.type(inside.getByRole('textbox', { name: 'Email' }), 'amahle@dube.example')
    await userEvent.type(inside.getByRole('textbox', { name: 'Message' }), 'Do you have a room facing the dunes?')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Sent empty: what is missing is said at its place. */
export const Incomplete: Story = {
  args: {
    onSubmit: (enquiry: Enquiry) =>
      Promise.resolve({
        ok: false,
        message: CONTACT_MESSAGES.incomplete,
        errors: Object.fromEntries(missingContactFields(enquiry).map((field) => [field, `Please enter your ${field}`])),
      }),
  },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(inside.getByText(CONTACT_MESSAGES.incomplete)).toBeVisible())
  },
}

/** It could not be sent: what was written is still there. */
export const Failed: Story = {
  args: { onSubmit: () => Promise.resolve({ ok: false }) },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.type(inside.getByRole('textbox', { name: 'Message' }), 'Two of us, 12 to 15 May.')
    await userEvent.click(inside.getByRole('button', { name: 'Send Message' }))
    await expect(await inside.findByRole('alert')).toHaveTextContent(CONTACT_MESSAGES.notStored)
    await expect(inside.getByRole('textbox', { name: 'Message' })).toHaveValue('Two of us, 12 to 15 May.')
  },
}

export const Sending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Sending...' })).toBeVisible())
  },
}

export const Sent: Story = {
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'Send Message' }))
    await waitFor(() => expect(inside.getByText(/^Your message has been sent!/)).toBeVisible())
  },
}

/** No phone, no e-mail: the enquiry alone. */
export const WithoutDirectWays: Story = { args: { listing: classifiedDetail, openStatus: { state: 'unknown' } } }

export const Long: Story = { args: { listing: longDetail } }
