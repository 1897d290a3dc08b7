import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { smtpMailer, type Mail } from './smtpMailer.ts'
import { answered, headerOf, startMailServer } from './testing/mailServer.ts'

const FROM = { name: 'Dira', address: 'hello@dira.example' }
const MAIL: Mail = {
  to: 'stay@gate.example',
  replyTo: 'thandi@dira.example',
  messageId: '<1@dira.example>',
  subject: 'Café ends in 7 days',
  text: 'Seven days left',
  html: '<p>Seven days left</p>',
}
const send = async (url: string, { timeout = 60_000, longest = 60_000, mail = MAIL } = {}) =>
  smtpMailer({ url, from: FROM }, { timeout, longest }).send(mail)

/** For how long a server that says nothing is waited for, in milliseconds: a busy machine greets in less. */
const SILENCE = 2000

it('sends plain text and HTML, with its own Message-ID', async () => {
  const { emails, url } = await startMailServer()
  expect(await send(url)).toEqual({ outcome: 'sent' })
  const [entry = ''] = emails
  expect(headerOf(entry, 'From')).toBe('Dira <hello@dira.example>')
  expect(headerOf(entry, 'To')).toBe('stay@gate.example')
  expect(headerOf(entry, 'Reply-To')).toBe('thandi@dira.example')
  expect(headerOf(entry, 'Message-ID')).toBe('<1@dira.example>')
  expect(headerOf(entry, 'Content-Type')).toContain('multipart/alternative')
  expect(entry).toContain('Seven days left')
  expect(entry).toContain('<p>Seven days left</p>')
})

it('lets no text become a header or a second recipient', async () => {
  const { emails, url } = await startMailServer()
  await send(url, {
    mail: { ...MAIL, subject: 'Gate\r\nBcc: everybody@gate.example', replyTo: 'a@b.example\r\nBcc: c@d.example' },
  })
  expect(headerOf(emails[0] ?? '', 'Bcc')).toBeUndefined()
})

it('signs in with a password that is written for an address', async () => {
  const { url } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'dira@dira.example' && password === 'p@ss/1' ? done(null, { user: 1 }) : done(answered(535, 'No')),
  })
  const withAccount = (account: string) => url.replace('//', `//${account}@`)
  expect(await send(withAccount('dira%40dira.example:p%40ss%2F1'))).toEqual({ outcome: 'sent' })
  // Somebody mends the settings, and then it is sent.
  expect(await send(withAccount('dira:wrong'))).toMatchObject({ outcome: 'deferred' })
})

it.each([
  [450, 'Greylisted', 'deferred'],
  [550, 'No such mailbox', 'refused'],
] as const)('a recipient that is answered with %i %s is %s', async (code, message, outcome) => {
  const { url, emails } = await startMailServer({ onRcptTo: (_, __, done) => done(answered(code, message)) })
  expect(await send(url)).toEqual({ outcome, error: expect.stringContaining(message) })
  expect(emails).toEqual([])
})

it.each([
  [451, 'deferred'],
  [554, 'refused'],
] as const)('an email that is answered with %i is %s', async (code, outcome) => {
  const { url } = await startMailServer({ accept: () => answered(code, 'Not now') })
  expect(await send(url)).toMatchObject({ outcome })
})

it('an email that was handed over without an answer is uncertain', async () => {
  const { url, emails } = await startMailServer({ accept: async () => new Promise(() => undefined) })
  expect(await send(url, { timeout: SILENCE })).toMatchObject({ outcome: 'uncertain' })
  expect(emails).toHaveLength(1)
})

it('a server that says nothing has not got it, nor has one that is not there', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo // One that listens to TCP has it.
  expect(await send(`smtp://127.0.0.1:${port}`, { timeout: SILENCE })).toMatchObject({ outcome: 'deferred' })
  const { url, stop } = await startMailServer()
  await stop()
  expect(await send(url)).toMatchObject({ outcome: 'deferred' })
})

it('a server that is never done is left, with the email or without it', async () => {
  const drip = createServer((socket) => {
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('220-Wait\r\n'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => void drip.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void drip.close())
  const { port } = drip.address() as AddressInfo // One that listens to TCP has it.
  const left = await send(`smtp://127.0.0.1:${port}`, { longest: 250 })
  expect(left).toEqual({ outcome: 'deferred', error: 'The mail server took too long.' })
})
