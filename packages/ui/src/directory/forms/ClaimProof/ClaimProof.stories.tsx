import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { classifiedCard, standardCard } from '../../../testing/listingCards.ts'
import { ClaimProof } from './ClaimProof.tsx'

const NOW = new Date('2026-11-22T09:12:00')

const CLAIM = {
  standing: 'code',
  reference: 'DIRA 7K4 M92',
  href: '/request#4f1c9a2b7d3e',
  way: 'whatsapp',
  askedAt: NOW,
  triesLeft: 3,
  againAt: new Date('2026-11-22T09:22:00'),
  hasEvidence: false,
} as const

const meta = {
  title: 'Directory/ClaimProof',
  component: ClaimProof,
  parameters: {
    notes: {
      use: 'The whole of the page on which somebody claims a listing. The application masks nothing: the server tells it masked contacts.',
      instead: 'Who has no page in the guide yet applies by GetListed.',
      keyboard:
        'Arrow keys choose the way, Enter in a field sends. The code is one field: typed, pasted, or filled in by the phone.',
      screenReader:
        'The ways are radio buttons, each read with its masked contact. What came of it is announced and has the focus. The code is read as one text field.',
    },
  },
  args: {
    listing: {
      card: standardCard,
      name: 'Jetty Kabeljou',
      place: 'Swakopmund, Namibia',
      tierLabel: 'Standard',
      href: '/listings/jetty-kabeljou',
    },
    contacts: { email: 't••••@jetty-kabeljou.example', phone: '+264 •• ••• ••10', whatsapp: '+264 •• ••• ••10' },
    now: NOW.getTime(),
    name: '',
    signInHref: '/owner/sign-in',
    withoutScript: 'Without script this page cannot send a claim. Write to us or call.',
    onNameChange: fn(),
    onAsk: fn(),
    onCode: fn(),
    onEvidence: fn(),
    onAccount: fn(),
    onAgain: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClaimProof>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { name: 'Selma Nangolo' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /E-mail with a link/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /A code on WhatsApp/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the code' }))
    await expect(args.onAsk).toHaveBeenCalledWith('whatsapp', expect.anything())
  },
}

export const NameMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to the business' }))
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
    await expect(canvas.getByText('Write your name.')).toBeVisible()
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** Ways that the listing has no contact for are left out. */
export const OnlyByPhone: Story = { args: { contacts: { phone: '+264 •• ••• ••46' } } }

/** A domain that the page does not show is masked as well. */
export const HiddenDomain: Story = {
  args: {
    listing: {
      card: classifiedCard,
      name: 'Biltong Kamer',
      place: 'Windhoek, Namibia',
      tierLabel: 'Classified',
      href: '/listings/biltong-kamer',
    },
    contacts: { email: 'm••••@••••', phone: '+264 •• ••• ••46' },
  },
}

/** Nothing to reach it by: a person decides. */
export const WithoutContacts: Story = {
  args: { contacts: {}, name: 'Selma Nangolo' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What shows that it is yours' }), 'Licence 4410')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'selma@jetty.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the proof' }))
    await expect(args.onEvidence).toHaveBeenCalledWith(
      { text: 'Licence 4410', email: 'selma@jetty.example' },
      expect.anything(),
    )
  },
}

export const ReadingContacts: Story = { args: { contacts: 'reading' } }

export const ContactsFailed: Story = { args: { contacts: 'failed' } }

export const Asking: Story = { args: { name: 'Selma Nangolo', busy: 'ask' } }

export const AskFailed: Story = {
  args: { name: 'Selma Nangolo', message: { part: 'ask', text: 'No answer. What you wrote stays.' } },
}

/** The code was asked for: it is typed, or pasted with whatever stands between its figures. */
export const Code: Story = {
  args: { name: 'Selma Nangolo', claim: CLAIM },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Six figures, as read out or written to you.' })
    await userEvent.type(code, '407')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(canvas.getByText('The code has six figures.')).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.clear(code)
    await userEvent.paste('407-123')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('407123')
  },
}

export const WrongCode: Story = {
  args: { name: 'Selma Nangolo', claim: { ...CLAIM, triesLeft: 2 }, fault: 'code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That is not the code. Two tries are left.')).toBeVisible()
  },
}

export const Confirming: Story = { args: { name: 'Selma Nangolo', claim: CLAIM, busy: 'code' } }

/** Used up, too old or used: all the same. */
export const CodeOver: Story = {
  args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'over', triesLeft: 0, againAt: undefined } },
}

/** The right is with whoever reads the email, not with this page. */
export const Written: Story = {
  args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'written', way: 'email' } },
}

export const LinkOver: Story = {
  args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'over', way: 'email', againAt: undefined } },
}

export const Proved: Story = {
  args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'proved' }, email: 'selma@jetty.example' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a password' }))
    await expect(args.onAccount).toHaveBeenCalledWith('selma@jetty.example')
  },
}

export const WrongAccount: Story = { args: { claim: { ...CLAIM, standing: 'proved' }, fault: 'account' } }

/** The address that was named has an account: its mailbox gets the link. */
export const Mailed: Story = { args: { claim: { ...CLAIM, standing: 'mailed' } } }

export const Done: Story = { args: { claim: { ...CLAIM, standing: 'done' } } }

export const Taken: Story = { args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'taken' } } }

export const Rival: Story = { args: { name: 'Selma Nangolo', claim: { ...CLAIM, standing: 'rival' } } }

export const EvidenceSent: Story = { args: { claim: { ...CLAIM, standing: 'evidence', hasEvidence: true } } }

export const Declined: Story = {
  args: { claim: { ...CLAIM, standing: 'declined', reason: 'The licence is that of another business.' } },
}

export const Withdrawn: Story = { args: { claim: { ...CLAIM, standing: 'withdrawn' } } }
