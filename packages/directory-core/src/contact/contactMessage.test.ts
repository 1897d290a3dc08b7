import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith } from '../schema/parseWith.ts'
import { CONTACT_LIMITS, CONTACT_MESSAGES, missingContactFields, REQUIRED_CONTACT_FIELDS } from './contactMessage.ts'
import { contactMessageSchema } from './contactMessageSchema.ts'

const message = { name: 'Thandi', email: 'thandi@mail.example', subject: '', message: 'Hello' }
const issues = (input: unknown) => {
  const result = parseWith(contactMessageSchema, input)
  return result.ok ? [] : result.error.issues.map(({ path, reason }) => `${path}: ${reason}`)
}

describe('a contact message', () => {
  it('says what the specification says, word for word', () => {
    expect(CONTACT_MESSAGES).toMatchObject({
      incomplete: 'Please fill out all required fields',
      invalidEmail: 'Please enter a valid email address',
      sent: "Your message has been sent! We'll get back to you soon.",
    })
  })

  it('needs a name, an e-mail address and a message, and no subject', () => {
    const { subject: _, ...withoutSubject } = message
    expect(parseWith(contactMessageSchema, withoutSubject)).toEqual({ ok: true, value: message })
    for (const field of REQUIRED_CONTACT_FIELDS) {
      for (const blank of ['', '  ', '\n\t']) {
        expect(issues({ ...message, [field]: blank })).toEqual([`${field}: ${CONTACT_MESSAGES.incomplete}`])
        expect(missingContactFields({ ...message, [field]: blank })).toEqual([field])
      }
    }
    expect(missingContactFields({})).toEqual(['name', 'email', 'message'])
  })

  it.each(['thandi', 'thandi@', '@mail.example', 'a b@c.example'])('refuses the address %j', (email) =>
    expect(issues({ ...message, email })).toEqual([`email: ${CONTACT_MESSAGES.invalidEmail}`]),
  )

  it('refuses a text that is too long, saying how long it may be', () => {
    expect(issues({ ...message, message: 'x'.repeat(CONTACT_LIMITS.message) })).toEqual([])
    expect(issues({ ...message, message: 'x'.repeat(CONTACT_LIMITS.message + 1) })).toEqual([
      'message: Too long: at most 5000 characters',
    ])
  })

  it('is tidied: blanks around it, control characters and decomposed letters', () => {
    expect(
      parseWith(contactMessageSchema, { ...message, name: '  Zoe\u0308\u0000 ', message: ' a\r\nb\u0007 ' }),
    ).toEqual({ ok: true, value: { ...message, name: 'Zoë', message: 'a\nb' } })
  })

  it('misses in the form exactly what the schema calls incomplete', () => {
    const field = fc.constantFrom('', ' ', 'a@b.example', 'text')
    fc.assert(
      fc.property(fc.record({ name: field, email: field, message: field }), (form) => {
        const incomplete = issues(form).filter((issue) => issue.endsWith(CONTACT_MESSAGES.incomplete))
        expect(incomplete.map((issue) => issue.split(':')[0])).toEqual(missingContactFields(form))
      }),
    )
  })
})
