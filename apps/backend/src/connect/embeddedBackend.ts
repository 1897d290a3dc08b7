import type { AdministratorOutcome, AdministratorRequest } from '../admin/makeEmbeddedAdministrator.ts'
import { expectOk } from './expectOk.ts'
import type { Backend } from './backend.ts'
import { withKey } from './withKey.ts'

interface EmbeddedBackendOptions {
  readonly name: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly send: (path: string, init: RequestInit) => Promise<Response>
  readonly close: () => Promise<void>
}

/** A backend over an embedded database, served by another process or opened by this one. */
export function embeddedBackend({ name, publishableKey, secretKey, send, close }: EmbeddedBackendOptions): Backend {
  const request = (path: string, init?: RequestInit) => send(path, withKey(init, secretKey))
  return {
    name,
    publishableKey,
    request,
    makeAdministrator: async (administrator: AdministratorRequest) => {
      const response = await request('/control/administrators', { method: 'POST', body: JSON.stringify(administrator) })
      // server/control.ts answers with this type.
      return (await (await expectOk(response)).json()) as AdministratorOutcome
    },
    close,
  }
}
