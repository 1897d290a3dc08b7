import type { OutboxEmail } from '@dira/data'
import { expect, it } from 'vitest'
import { shownOutboxEmail } from './shownOutbox.ts'

const EMAIL: OutboxEmail = {
  id: '1',
  email: 'stay@gate.example',
  phone: '081 555 4410',
  replyTo: undefined,
  subject: {
    kind: 'reminder',
    name: 'Gate & Co',
    slug: 'gate',
    country: 'NA',
    tier: 'premium',
    paidUntil: '2026-11-29',
    renewsFrom: '2026-11-29',
    isOwned: false,
  },
  status: 'waiting',
  error: '',
  waitsFor: undefined,
  nextAttemptAt: '2026-11-22T08:00:00.000Z',
  createdAt: '2026-11-22T08:00:00.000Z',
  settledAt: undefined,
  handledBy: undefined,
}
const shown = (more: Partial<OutboxEmail> = {}, isSentByServer = false) =>
  shownOutboxEmail(
    { ...EMAIL, ...more },
    { siteUrl: 'https://dira.example', isSentByServer, now: Date.parse('2026-11-24T10:00:00Z') },
  )

it('says what it would say today, and of one that was sent what it said', () => {
  expect(shown().subject).toBe('Gate & Co ends in 5 days')
  expect(shown({ status: 'sent', settledAt: '2026-11-22T08:00:10.000Z' }).subject).toBe('Gate & Co ends in 7 days')
})

it('opens the mail program and WhatsApp with all of the email', () => {
  const { mailHref = '', whatsappHref = '', text } = shown()
  const mail = new URL(mailHref)
  expect(mail.pathname).toBe('stay@gate.example')
  expect(mail.searchParams.get('subject')).toBe('Gate & Co ends in 5 days')
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  const whatsapp = new URL(whatsappHref)
  expect([whatsapp.host, whatsapp.pathname]).toEqual(['wa.me', '/264815554410'])
  expect(whatsapp.searchParams.get('text')).toBe(text)
  expect(shown({ phone: undefined }).whatsappHref).toBeUndefined()
  expect(shown({ phone: '112' }).whatsappHref).toBeUndefined()
})

it.each([
  ['waiting', 'stay@gate.example', false, 'byHand', true],
  ['waiting', 'stay@gate.example', true, 'byMail', false],
  ['waiting', undefined, true, 'byHand', true],
  ['sending', 'stay@gate.example', true, 'byMail', false],
  ['failed', 'stay@gate.example', true, 'failed', true],
  ['sent', 'stay@gate.example', true, 'sent', false],
  ['handed-over', 'stay@gate.example', false, 'handedOver', false],
  ['cancelled', 'stay@gate.example', false, 'cancelled', false],
] as const)('%s, to %s, sent by the server: %s, is %s', (status, email, isSentByServer, state, canHandOver) => {
  expect(shown({ status, email }, isSentByServer)).toMatchObject({ state, canHandOver })
})

it('leaves one that may have been sent to a person only after the second time', () => {
  expect(shown({ status: 'uncertain' }, true)).toMatchObject({ state: 'byMail', canRetry: false })
  expect(shown({ status: 'uncertain', waitsFor: 'uncertain' }, true)).toMatchObject({
    state: 'uncertain',
    canRetry: true,
  })
})

it('has no link of an invitation to copy, and nothing of an email that was erased', () => {
  const subject = {
    kind: 'invitation',
    purpose: 'invitation',
    name: undefined,
    madeBy: 'thandi@dira.example',
    expiresAt: '2026-11-29T10:00:00.000Z',
  } as const
  expect(shown({ subject, status: 'failed' }, true)).toMatchObject({ canHandOver: false, canRetry: true })
  expect(shown({ subject: undefined, email: undefined, phone: undefined, status: 'erased' })).toMatchObject({
    text: '',
    to: [],
  })
})

it('shows the link for a new address to who asks for it, and only then can it be sent by hand', () => {
  const entry: OutboxEmail = {
    ...EMAIL,
    subject: { kind: 'email-change', expiresAt: '2026-11-29T09:12:00.000Z' },
  }
  const context = { siteUrl: 'https://dira.example', isSentByServer: false, now: Date.parse('2026-11-22T10:00:00Z') }
  expect(shownOutboxEmail(entry, context)).toMatchObject({ canHandOver: false, canReveal: true })
  expect(shownOutboxEmail(entry, { ...context, links: new Map([['1', 'abc']]) })).toMatchObject({ canHandOver: true })
})

it('shows the link of a claim to who asks for it, and only then can it be sent by hand', () => {
  const entry: OutboxEmail = {
    ...EMAIL,
    subject: {
      kind: 'claim-link',
      name: 'Gate',
      slug: 'gate',
      country: 'NA',
      claimant: 'Selma',
      askedAt: '2026-11-22T09:12:00.000Z',
      expiresAt: '2026-11-23T09:12:00.000Z',
    },
  }
  const context = { siteUrl: 'https://dira.example', isSentByServer: false, now: Date.parse('2026-11-22T10:00:00Z') }
  expect(shownOutboxEmail(entry, context)).toMatchObject({ canHandOver: false, canReveal: true })
  const shownLink = shownOutboxEmail(entry, { ...context, links: new Map([['1', 'abc']]) })
  expect(shownLink).toMatchObject({ canHandOver: true, canReveal: false })
  expect(decodeURIComponent(shownLink.mailHref ?? '')).toContain('https://dira.example/owner/invitation#abc')
  expect(shownOutboxEmail(entry, { ...context, isSentByServer: true })).toMatchObject({ canReveal: false })
})
