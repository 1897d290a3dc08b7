import { z } from 'zod'

/** Where the site's server changes the password and the e-mail address of the account that is signed in. */
export const ACCOUNT_CHANGES_PATHS = {
  password: '/owner/account/password',
  email: '/owner/account/email',
} as const

/** What `my_account` answers; null for a session that has ended. */
export const myAccountSchema = z
  .object({ id: z.string(), email: z.string(), is_administrator: z.boolean() })
  .transform(({ is_administrator, ...account }) => ({ ...account, isAdministrator: is_administrator }))
  .nullable()

/** What `ask_email_change` answers. `refused`: an administrator's address stays. */
export const emailChangeAsked = z.enum(['asked', 'same', 'limited', 'refused'])
export type EmailChangeAsked = z.output<typeof emailChangeAsked>

/** The account that is signed in, as it is now. */
export type MyAccount = NonNullable<z.output<typeof myAccountSchema>>
