import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { classifiedDetail, longDetail } from '../../../testing/listingDetails.ts'
import { write } from '../../../testing/write.ts'
import { EnquiryDialog, type EnquiryDialogProps } from './EnquiryDialog.tsx'
import type { EnquiryAnswer } from '../contact/enquiry.ts'

const ENQUIRY = { name: 'Amahle Dube', email: 'amahle@dube.example', message: 'A room facing the dunes?' }

const answering = (answer: EnquiryAnswer) => vi.fn<EnquiryDialogProps['onSubmit']>(() => Promise.resolve(answer))
const show = (props: Partial<EnquiryDialogProps> = {}) =>
  render(
    <EnquiryDialog
      privacyHref="/privacy"
      listing={longDetail}
      onSubmit={answering({ ok: true })}
      defaultOpen
      {...props}
    />,
  )
const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
const fillIn = async () => {
  await write(field('Name'), ENQUIRY.name)
  await write(field('Email'), ENQUIRY.email)
  await write(field('Message'), ENQUIRY.message)
}

it('is named after the business and begins with the direct ways to it', () => {
  show()
  const dialog = screen.getByRole('dialog', { name: `Contact ${longDetail.businessName}` })
  const ways = within(within(dialog).getByRole('list')).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'tel:+264815550142',
    expect.stringMatching(/^https:\/\/wa\.me\/264815550142\?text=Hello%2C%20/),
    'tel:+264635550143',
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^https:/),
  ])
  expect(ways[1]).toHaveAccessibleName('WhatsApp +264 81 555 0142')
})

it('fills in what was written for e-mail and WhatsApp, whatever it is', async () => {
  show()
  await userEvent.click(field('Message'))
  await userEvent.paste('Two of us & a dog?\n100% sure. \ud800')
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  const text = 'Two of us & a dog?\r\n100% sure. \ufffd'
  const mail = new URL(hrefOf(/^Email/))
  expect(mail.protocol).toBe('mailto:')
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: `Enquiry: ${longDetail.businessName}`, body: text })
  expect(Object.fromEntries(new URL(hrefOf(/^WhatsApp/)).searchParams)).toEqual({ text })
})

it('says so where a business shows no way to reach it', () => {
  show({ listing: classifiedDetail })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText(/^No contact details are shown for this business\./)).toBeVisible()
  expect(screen.getByRole('form', { name: 'Send an enquiry' })).toBeVisible()
})

it('sends what was written, and says so with the focus', async () => {
  const onSubmit = answering({ ok: true })
  show({ onSubmit })
  await fillIn()
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(ENQUIRY, expect.anything())
  await screen.findByText(
    'Your message has been sent! It is kept for the guide’s team, and for the business if it looks after this page.',
  )
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that it takes a moment while the device proves that this is no flood', async () => {
  show({
    onSubmit: (_, { onChallenge }) => {
      onChallenge()
      return new Promise(() => {})
    },
  })
  await fillIn()
  await send()
  expect(await screen.findByRole('button', { name: 'One moment...' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('One moment...')
})

it('says what is wrong with which field, and keeps the text', async () => {
  show({ onSubmit: answering({ ok: false, errors: { email: 'Please enter a valid email address' } }) })
  await fillIn()
  await send()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(field('Message')).toHaveValue(ENQUIRY.message)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('marks the fields that are empty, and the first of them has the focus', async () => {
  const missing = 'Please fill out all required fields'
  show({ onSubmit: answering({ ok: false, message: missing, missing: ['email', 'message'] }) })
  await write(field('Name'), ENQUIRY.name)
  await send()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address')
  expect(field('Message')).toHaveAccessibleDescription('Please enter your message')
  expect(field('Name')).toBeValid()
  expect(screen.getByRole('alert')).toHaveTextContent(missing)
})

it('says that a text is too long before anything is sent, and keeps it', async () => {
  const onSubmit = answering({ ok: true })
  show({ onSubmit })
  await userEvent.click(field('Message'))
  await userEvent.paste('x'.repeat(5001))
  await send()
  await waitFor(() => expect(field('Message')).toHaveFocus())
  expect(field('Message')).toHaveAccessibleDescription('Too long: at most 5000 characters')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(field('Message'), '{Backspace}')
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('is sent once while it is on its way', async () => {
  const onSubmit = vi.fn<EnquiryDialogProps['onSubmit']>(() => new Promise(() => {}))
  show({ onSubmit })
  await send()
  await userEvent.type(field('Name'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

function Opened({ onSubmit }: Pick<EnquiryDialogProps, 'onSubmit'>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EnquiryDialog
        privacyHref="/privacy"
        listing={longDetail}
        onSubmit={onSubmit}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}

const reopen = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}

it('keeps what was written while it is closed', async () => {
  render(<Opened onSubmit={answering({ ok: true })} />)
  await write(field('Message'), ENQUIRY.message)
  await reopen()
  expect(field('Message')).toHaveValue(ENQUIRY.message)
})

it('begins anew after it was sent', async () => {
  render(<Opened onSubmit={answering({ ok: true })} />)
  await write(field('Message'), ENQUIRY.message)
  await send()
  await screen.findByText(/has been sent/)
  await reopen()
  expect(field('Message')).toHaveValue('')
})
