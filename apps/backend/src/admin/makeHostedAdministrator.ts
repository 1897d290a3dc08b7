import { expectOk } from '../connect/expectOk.ts'
import type { AdministratorOutcome, AdministratorRequest } from './makeEmbeddedAdministrator.ts'

type Send = (path: string, init?: RequestInit) => Promise<Response>

interface HostedUser {
  readonly id: string
  readonly email?: string
}

/** Pages of the account list. */
const PAGE = 1000

/** Makes an administrator in a hosted project, by its admin API. Each step may be repeated, so a half-done one is finished by trying again. */
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

/** The admin API finds accounts by id only, so the list is walked. */
async function findUser(send: Send, email: string): Promise<HostedUser | undefined> {
  for (let page = 1; ; page += 1) {
    const response = await expectOk(await send(`/auth/v1/admin/users?page=${page}&per_page=${PAGE}`))
    const { users } = (await response.json()) as { readonly users: readonly HostedUser[] }
    const found = users.find((user) => user.email?.toLowerCase() === email.toLowerCase())
    if (found || users.length < PAGE) return found
  }
}
