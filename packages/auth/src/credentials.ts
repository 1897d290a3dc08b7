import { z } from 'zod'

/** The fewest characters of a password (section 9 of the specification). */
export const PASSWORD_MINIMUM = 6

const schema = z.object({ email: z.string().trim().pipe(z.email()), password: z.string().min(PASSWORD_MINIMUM) })

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type CredentialsResult =
  | { readonly ok: true; readonly value: Credentials }
  | { readonly ok: false; readonly errors: { readonly email?: 'email-invalid'; readonly password?: 'password-short' } }

/** What was typed into the sign-in form, checked: the credentials, or for each wrong field the code of its message. */
export function parseCredentials(typed: Credentials): CredentialsResult {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return { ok: true, value: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return {
    ok: false,
    errors: {
      ...(wrong.has('email') && { email: 'email-invalid' }),
      ...(wrong.has('password') && { password: 'password-short' }),
    },
  }
}
