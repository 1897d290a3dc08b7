import type { Account, AccountEmail, AccountPassword } from '../accounts/embeddedAccounts.ts'
import type { Secrets } from '../data/secrets.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { runOnServer } from './nativePostgres.ts'
import { placeData, startPreparedPostgres } from './preparedData.ts'
import { runOnData } from './runOnData.ts'

export type EngineName = 'PGlite' | 'PostgreSQL'

/** The API over a database. */
export interface Served {
  /** PostgreSQL's own address; PGlite has none. */
  readonly databaseUrl: string | undefined
  readonly secrets: Secrets
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
  readonly makeAccount: (account: Account, isAdministrator: boolean) => Promise<void>
  readonly setAccount: (account: AccountPassword) => Promise<string>
  readonly setEmail: (account: AccountEmail) => Promise<boolean>
}

/** The API over the data of a first start, which are put into the folder. `prepared`: statements that are run with all rights before it is served. */
export async function openEngine(name: EngineName, dataFolder: string, prepared = ''): Promise<Served> {
  const server = name === 'PGlite' ? await placeData(dataFolder) : await startPreparedPostgres(dataFolder)
  if (prepared !== '') await (server ? runOnServer(server.url, prepared) : runOnData(dataFolder, prepared))
  const { secrets, fetch, close } = await openEmbedded({ dataFolder, command: 'a test', databaseUrl: server?.url })
  const sendAsService = (path: string, method: string, body?: object) =>
    fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { apikey: secrets.secretKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
  return {
    databaseUrl: server?.url,
    secrets,
    fetch,
    setAccount: async (account) => (await (await sendAsService('/control/accounts', 'POST', account)).json()) as string,
    setEmail: async (account) => (await (await sendAsService('/control/emails', 'POST', account)).json()) as boolean,
    makeAccount: async (account, isAdministrator) => {
      // The API only makes administrators, so the right is revoked afterwards.
      await sendAsService('/control/administrators', 'POST', { ...account, resetPassword: false })
      if (!isAdministrator) await sendAsService(`/rest/v1/admin_users?email=eq.${account.email}`, 'DELETE')
    },
    close: async () => {
      await close()
      await server?.close()
    },
  }
}
