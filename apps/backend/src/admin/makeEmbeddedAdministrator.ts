import type { PGlite } from '@supabase/lite/pglite'
import { createAccount, findAccount, grantAdministration, setPassword } from './embeddedAccounts.ts'

/** Somebody who is to administer the directory. */
export interface AdministratorRequest {
  readonly email: string
  /** For a new account, and for an old one when `resetPassword` says so. */
  readonly password: string
  readonly resetPassword: boolean
}

/** What was done for an administrator; `passwordSet` tells whether the password given is the one to sign in with. */
export interface AdministratorOutcome {
  readonly accountMade: boolean
  readonly granted: boolean
  readonly passwordSet: boolean
}

/** Makes an administrator in the embedded database, all of it or nothing. */
export function makeEmbeddedAdministrator(
  postgres: PGlite,
  { email, password, resetPassword }: AdministratorRequest,
): Promise<AdministratorOutcome> {
  return postgres.transaction(async (transaction) => {
    const found = await findAccount(transaction, email)
    const id = found ?? (await createAccount(transaction, { email, password }))
    const passwordSet = found === undefined || resetPassword
    if (found !== undefined && resetPassword) await setPassword(transaction, found, password)
    return { accountMade: found === undefined, granted: await grantAdministration(transaction, id, email), passwordSet }
  })
}
