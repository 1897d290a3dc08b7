import { regexes } from 'zod/mini'

/** The minimum length of a password (section 9 of the specification). */
export const PASSWORD_MINIMUM = 6

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The message codes of the invalid fields. */
export interface FieldErrors {
  readonly email?: 'email-invalid'
  readonly password?: 'password-short'
}

export type CredentialsResult =
  | { readonly ok: true; readonly value: Credentials }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Validates the sign-in form. */
export function parseCredentials(typed: Credentials): CredentialsResult {
  const email = typed.email.trim()
  const isEmail = regexes.email.test(email)
  const isLong = typed.password.length >= PASSWORD_MINIMUM
  if (isEmail && isLong) return { ok: true, value: { email, password: typed.password } }
  return {
    ok: false,
    errors: { ...(!isEmail && { email: 'email-invalid' }), ...(!isLong && { password: 'password-short' }) },
  }
}
