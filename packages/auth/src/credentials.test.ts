import { describe, expect, it } from 'vitest'
import { parseCredentials } from './credentials.ts'

describe('parseCredentials', () => {
  it('accepts an address and six characters, and trims the address', () => {
    expect(parseCredentials({ email: ' admin@dira.example ', password: '123456' })).toEqual({
      ok: true,
      value: { email: 'admin@dira.example', password: '123456' },
    })
  })

  it('leaves the password as it was typed', () => {
    expect(parseCredentials({ email: 'a@dira.example', password: '  3456' })).toMatchObject({
      value: { password: '  3456' },
    })
  })

  it.each(['', 'admin', 'admin@', '@dira.example', 'a b@dira.example'])('refuses %j as an address', (email) => {
    expect(parseCredentials({ email, password: '123456' })).toEqual({ ok: false, errors: { email: 'email-invalid' } })
  })

  it('reports every invalid field at once', () => {
    expect(parseCredentials({ email: 'admin', password: '12345' })).toEqual({
      ok: false,
      errors: { email: 'email-invalid', password: 'password-short' },
    })
  })
})
