import { ACCOUNT_CHANGES_PATHS, myAccountSchema, type MyAccount } from './accountAnswer.ts'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { askSite, noAnswer, type SiteOptions } from './askSite.ts'
import type { NoAnswer } from './invitationAnswer.ts'

/**
 * What came of a change. `wrong`: the present password is another one; `refused`: the new password or address is none that may be, and `message` says
 * why; `limited`: too often; `signed-out`: the session has ended.
 */
export type AccountChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly state: NoAnswer | 'wrong' | 'limited' | 'signed-out' }
  | { readonly ok: false; readonly state: 'refused'; readonly message: string }

/** The account that is signed in. */
export interface AccountData {
  /** As it is now; undefined once the session has ended. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
  readonly read: () => Promise<MyAccount | undefined>
  /** The other sessions of the account end. Does not reject. */
  readonly changePassword: (asked: { readonly present: string; readonly chosen: string }) => Promise<AccountChange>
  /** Has an email written to the new address, whose link makes it that of the account. Nobody is told whether the address has an account. Does not reject. */
  readonly changeEmail: (asked: { readonly present: string; readonly email: string }) => Promise<AccountChange>
}

/** The account of a data service; the site's server changes it. */
export function connectAccount({ site, ...options }: AdminDataOptions & SiteOptions): AccountData {
  const client = adminClient(options)
  const change = async (path: string, body: object): Promise<AccountChange> => {
    const headers = { authorization: `Bearer ${await options.accessToken()}` }
    const answer = await askSite({ site, fetch: options.fetch, path, body, headers })
    switch (answer.status) {
      case 200:
        return { ok: true }
      case 401:
        return { ok: false, state: 'signed-out' }
      case 403:
        return { ok: false, state: 'wrong' }
      case 422:
        return { ok: false, state: 'refused', message: answer.message }
      case 429:
        return { ok: false, state: 'limited' }
      default:
        return { ok: false, state: noAnswer(answer) }
    }
  }
  return {
    read: async () => myAccountSchema.parse((await client.rpc('my_account').throwOnError()).data) ?? undefined,
    changePassword: (asked) => change(ACCOUNT_CHANGES_PATHS.password, asked),
    changeEmail: (asked) => change(ACCOUNT_CHANGES_PATHS.email, asked),
  }
}
