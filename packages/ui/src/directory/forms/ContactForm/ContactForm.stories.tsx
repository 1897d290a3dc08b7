import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ContactForm, type ContactFormResult } from './ContactForm.tsx'

const meta = {
  title: 'Directory/ContactForm',
  component: ContactForm,
  parameters: {
    notes: {
      use: 'On the contact page. The application checks and stores what it is given, says so in a toast, and answers which fields are at fault; the form keeps its text until the answer is ok.',
      instead: 'To write to a business there is its own enquiry on the page of the listing. Other forms are a Form.',
      keyboard: 'Enter in a line of text sends it. After a failed attempt the focus is in the first field at fault.',
      screenReader: 'A region named by its heading. Each field at fault says what is missing.',
    },
  },
  args: {
    privacyHref: '/privacy',
    withoutScript: <a href="mailto:hello@dira.example">hello@dira.example</a>,
    onSubmit: fn(async (): Promise<ContactFormResult> => ({ ok: true })),
    style: { maxInlineSize: 644 },
  },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amahle Dube')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Do you list vineyards?')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amahle@dube.example{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Amahle Dube', email: 'amahle@dube.example', subject: '', message: 'Do you list vineyards?' },
      expect.anything(),
    )
  },
}

/** Reached from a plan. */
export const WithSubject: Story = { args: { defaultSubject: 'Standard package' } }

export const Incomplete: Story = {
  args: {
    onSubmit: fn(async (): Promise<ContactFormResult> => ({ ok: false, missing: ['name', 'email', 'message'] })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject (optional)' }), '{Enter}')
    await expect(await canvas.findByText('Please enter your name')).toBeVisible()
  },
}

/** It could not be stored: the text is still there. */
export const Failed: Story = {
  args: {
    onSubmit: fn(async (): Promise<ContactFormResult> => ({
      ok: false,
      message: 'Your message could not be sent. Please try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amahle Dube{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be sent')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amahle Dube')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<ContactFormResult>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject (optional)' }), '{Enter}')
    await expect(await canvas.findByRole('button', { name: /Sending/ })).toBeVisible()
  },
}
