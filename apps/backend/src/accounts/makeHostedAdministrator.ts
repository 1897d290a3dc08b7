import { expectOk } from '../report/expectOk.ts'
import { createHostedAccount, findHostedAccount, setHostedPassword, type Send } from './hostedAccounts.ts'
import type { AdministratorOutcome, AdministratorRequest } from './makeEmbeddedAdministrator.ts'

/** Makes an administrator in a hosted project, through its admin API. Each step can be repeated after a failure. */
export async function makeHostedAdministrator(
  send: Send,
  { email, password, resetPassword }: AdministratorRequest,
): Promise<AdministratorOutcome> {
  const found = await findHostedAccount(send, email)
  const id = found ?? (await createHostedAccount(send, { email, password }))
  if (found !== undefined && resetPassword) await setHostedPassword(send, found, password)
  const granted = await expectOk(
    await send('/rest/v1/admin_users?on_conflict=id', {
      method: 'POST',
      headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
      body: JSON.stringify({ id, email: email.toLowerCase() }),
    }),
  )
  return {
    accountMade: found === undefined,
    // The API returns the rows that it added.
    granted: ((await granted.json()) as unknown[]).length > 0,
    passwordSet: found === undefined || resetPassword,
  }
}
