import { expectOk } from '../report/expectOk.ts'
import type { Account, AccountEmail, AccountPassword } from './embeddedAccounts.ts'

/** Sends a request with the rights of the service role. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

interface HostedUser {
  readonly id: string
  readonly email?: string
}

const PAGE_SIZE = 1000

/** Reads the list of accounts, because the admin API has no search by e-mail address. Returns the account's id. */
export async function findHostedAccount(send: Send, email: string): Promise<string | undefined> {
  for (let page = 1; ; page += 1) {
    const response = await expectOk(await send(`/auth/v1/admin/users?page=${page}&per_page=${PAGE_SIZE}`))
    const { users } = (await response.json()) as { readonly users: readonly HostedUser[] }
    const found = users.find((user) => user.email?.toLowerCase() === email.toLowerCase())
    if (found || users.length < PAGE_SIZE) return found?.id
  }
}

/** Makes an account with a confirmed e-mail address. Returns its id. */
export async function createHostedAccount(send: Send, { email, password }: Account): Promise<string> {
  const body = JSON.stringify({ email, password, email_confirm: true })
  const created = await expectOk(await send('/auth/v1/admin/users', { method: 'POST', body }))
  return ((await created.json()) as HostedUser).id
}

/** Sets a new password, with which the project ends every session of the account. */
export async function setHostedPassword(send: Send, id: string, password: string): Promise<void> {
  await expectOk(await send(`/auth/v1/admin/users/${id}`, { method: 'PUT', body: JSON.stringify({ password }) }))
}

/** Gives an account another e-mail address, as a confirmed one. False where another account has it. */
export async function setHostedEmail(send: Send, { id, email }: AccountEmail): Promise<boolean> {
  const body = JSON.stringify({ email, email_confirm: true })
  const answer = await send(`/auth/v1/admin/users/${id}`, { method: 'PUT', body })
  if (answer.status === 422) {
    const { error_code: code } = (await answer.clone().json()) as { readonly error_code?: unknown }
    if (code === 'email_exists') return false
  }
  await expectOk(answer)
  return true
}

/** Gives an account a password, in a hosted project; one that there is not yet is made. Returns its id. Can be repeated after a failure. */
export async function setHostedAccount(send: Send, { id, email, password }: AccountPassword): Promise<string> {
  const found = id ?? (await findHostedAccount(send, email))
  if (found === undefined) return createHostedAccount(send, { email, password })
  await setHostedPassword(send, found, password)
  return found
}
