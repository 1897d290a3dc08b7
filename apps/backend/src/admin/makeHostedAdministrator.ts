import { expectOk } from '../connect/expectOk.ts'
import type { AdministratorOutcome, AdministratorRequest } from './makeEmbeddedAdministrator.ts'

type Send = (path: string, init?: RequestInit) => Promise<Response>

interface HostedUser {
  readonly id: string
  readonly email?: string
}

const PAGE_SIZE = 1000

/** Makes an administrator in a hosted project, through its admin API. Each step can be repeated after a failure. */
export async function makeHostedAdministrator(
  send: Send,
  { email, password, resetPassword }: AdministratorRequest,
): Promise<AdministratorOutcome> {
  const found = await findUser(send, email)
  const user = found ?? (await createUser(send, email, password))
  if (found && resetPassword) {
    await expectOk(
      await send(`/auth/v1/admin/users/${found.id}`, { method: 'PUT', body: JSON.stringify({ password }) }),
    )
  }
  const granted = await expectOk(
    await send('/rest/v1/admin_users?on_conflict=id', {
      method: 'POST',
      headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
      body: JSON.stringify({ id: user.id, email: email.toLowerCase() }),
    }),
  )
  return {
    accountMade: !found,
    // The API returns the rows that it added.
    granted: ((await granted.json()) as unknown[]).length > 0,
    passwordSet: !found || resetPassword,
  }
}

async function createUser(send: Send, email: string, password: string): Promise<HostedUser> {
  const body = JSON.stringify({ email, password, email_confirm: true })
  return (await (await expectOk(await send('/auth/v1/admin/users', { method: 'POST', body }))).json()) as HostedUser
}

/** Reads the list of accounts, because the admin API has no search by e-mail address. */
async function findUser(send: Send, email: string): Promise<HostedUser | undefined> {
  for (let page = 1; ; page += 1) {
    const response = await expectOk(await send(`/auth/v1/admin/users?page=${page}&per_page=${PAGE_SIZE}`))
    const { users } = (await response.json()) as { readonly users: readonly HostedUser[] }
    const found = users.find((user) => user.email?.toLowerCase() === email.toLowerCase())
    if (found || users.length < PAGE_SIZE) return found
  }
}
