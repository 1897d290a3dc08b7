import type { Database } from '../database/database.ts'
import { createAccount, findAccount, grantAdministration, setPassword } from './embeddedAccounts.ts'

export interface AdministratorRequest {
  readonly email: string
  /** For a new account; for an existing one only with `resetPassword`. */
  readonly password: string
  readonly resetPassword: boolean
}

/** What was done. With `passwordSet` the given password is now valid. */
export interface AdministratorOutcome {
  readonly accountMade: boolean
  readonly granted: boolean
  readonly passwordSet: boolean
}

/** Makes an administrator in the embedded database, in one transaction. */
export function makeEmbeddedAdministrator(
  database: Database,
  { email, password, resetPassword }: AdministratorRequest,
): Promise<AdministratorOutcome> {
  return database.transaction(async (transaction) => {
    const found = await findAccount(transaction, email)
    const id = found ?? (await createAccount(transaction, { email, password }))
    const passwordSet = found === undefined || resetPassword
    if (found !== undefined && resetPassword) await setPassword(transaction, found, password)
    return { accountMade: found === undefined, granted: await grantAdministration(transaction, id, email), passwordSet }
  })
}
