import type { AdministratorOutcome } from '../accounts/makeEmbeddedAdministrator.ts'
import { expectOk } from '../report/expectOk.ts'
import type { EmbeddedBackend } from './backend.ts'
import { withKey } from './withKey.ts'

interface EmbeddedBackendOptions {
  readonly name: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

/** A backend over an embedded database, served by another process or opened by this one. */
export function embeddedBackend({
  name,
  publishableKey,
  secretKey,
  send,
  close,
}: EmbeddedBackendOptions): EmbeddedBackend {
  const request = (path: string, init?: RequestInit) => send(path, withKey(init, secretKey))
  /** Asks server/control.ts, which answers with these types. */
  const control = async <Answer>(route: string, body: object = {}): Promise<Answer> => {
    const response = await request(`/control/${route}`, { method: 'POST', body: JSON.stringify(body) })
    return (await (await expectOk(response)).json()) as Answer
  }
  return {
    name,
    publishableKey,
    request,
    makeAdministrator: (administrator) => control<AdministratorOutcome>('administrators', administrator),
    setAccount: (account) => control<string>('accounts', account),
    setEmail: (account) => control<boolean>('emails', account),
    copyFiles: (to, since) => control('copies', { to, since }),
    close,
  }
}
