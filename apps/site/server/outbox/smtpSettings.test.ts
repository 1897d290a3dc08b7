import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'

const URL = 'smtp://dira:secret@mail.example:587'
const read = (environment: NodeJS.ProcessEnv) => readSettings(environment).smtp

it.each([
  ['Dira <hello@dira.example>', { name: 'Dira', address: 'hello@dira.example' }],
  ['"Dira, the guide" <hello@dira.example>', { name: 'Dira, the guide', address: 'hello@dira.example' }],
  ['hello@dira.example', { name: '', address: 'hello@dira.example' }],
])('reads a mail server and the sender %s', (written, from) => {
  expect(read({ SMTP_URL: URL, MAIL_FROM: written })).toEqual({ url: URL, from })
})

it.each([
  [{ SMTP_URL: URL }, /MAIL_FROM/],
  [{ MAIL_FROM: 'hello@dira.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'mail.example:587', MAIL_FROM: 'hello@dira.example' }, /smtp:\/\/user:password@/],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'hello@dira.example' }, /smtps:/],
  [{ SMTP_URL: URL, MAIL_FROM: 'Dira' }, /MAIL_FROM=Dira is not a sender/],
  [{ SMTP_URL: URL, MAIL_FROM: 'Dira <hello@dira.example' }, /is not a sender/],
  [{ SMTP_URL: URL, MAIL_FROM: 'Dira hello@dira.example>' }, /is not a sender/],
])('says what is wrong with %j', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence)
})

it('never repeats the password', () => {
  expect(() => read({ SMTP_URL: 'http://dira:secret@mail.example', MAIL_FROM: 'a@b.example' })).toThrow(/^(?!.*secret)/)
})
