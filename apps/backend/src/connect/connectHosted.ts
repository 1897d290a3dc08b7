import { Problem } from '../report/problem.ts'
import { setHostedAccount, setHostedEmail } from '../accounts/hostedAccounts.ts'
import { makeHostedAdministrator } from '../accounts/makeHostedAdministrator.ts'
import type { Backend } from './backend.ts'
import { withKey } from './withKey.ts'

export interface HostedOptions {
  /** The project's address, such as https://abcdefgh.supabase.co */
  readonly url: string
  /** A secret key (`sb_secret_…`), or the service-role key of an older project. Never send it to a browser. */
  readonly key: string
  /** The key for visitors (`sb_publishable_…`). */
  readonly publishableKey?: string
}

/** A hosted Supabase project. */
export function connectHosted({ url, key, publishableKey }: HostedOptions): Backend {
  const origin = url.replace(/\/+$/, '')
  const request = async (path: string, init?: RequestInit) => {
    try {
      return await fetch(origin + path, withKey(init, key))
    } catch (error) {
      throw new Problem(
        'backend-down',
        `The project at ${origin} cannot be reached. Check SUPABASE_URL and the network.`,
        {
          cause: error,
        },
      )
    }
  }
  return {
    name: `the project at ${origin}`,
    publishableKey,
    request,
    makeAdministrator: (administrator) => makeHostedAdministrator(request, administrator),
    setAccount: (account) => setHostedAccount(request, account),
    setEmail: (account) => setHostedEmail(request, account),
    close: async () => undefined,
  }
}
