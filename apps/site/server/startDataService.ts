import { connectHosted, deleteOldSubmissions, superviseBackend, visitorData } from '@dira/backend'
import type { DataService } from './dataService.ts'
import type { Settings } from './settings.ts'

export interface DataServiceOptions {
  readonly hosted: Settings['hosted']
  readonly onStep: (step: string) => void
  readonly onWarning: (message: string) => void
}

const SENT_AS_VISITORS =
  'Without SUPABASE_SECRET_KEY this server stores messages with the rights of visitors, so that anybody can send past its limits. Set it and run select private.only_the_server_sends(): see deploy/README.md.'

const NOT_CLEARED =
  'Without SUPABASE_SECRET_KEY this server does not delete what visitors sent when the privacy page says so. Set it, or call delete_old_submissions() every day by pg_cron: see supabase/README.md.'

/** The data service of the settings: a hosted project, or the embedded default, which is started here and watched. */
export async function startDataService({ hosted, onStep, onWarning }: DataServiceOptions): Promise<DataService> {
  if (hosted) {
    const { url, publishableKey, secretKey } = hosted
    const project = connectHosted({ url, key: publishableKey, publishableKey })
    if (secretKey) {
      deleteOldSubmissions(connectHosted({ url, key: secretKey }), { onDone: onStep, onProblem: onWarning })
    } else {
      onWarning(NOT_CLEARED)
      onWarning(SENT_AS_VISITORS)
    }
    const key = secretKey ?? publishableKey
    return {
      address: () => undefined,
      // Older projects read their key from the second one.
      submissionsTarget: () => ({ address: url, headers: { apikey: key, authorization: `Bearer ${key}` } }),
      publicUrl: url,
      publishableKey,
      data: visitorData(project, { publishableKey }).listings,
      stop: () => project.close(),
    }
  }
  onStep('Preparing the database')
  const backend = await superviseBackend({ log: onWarning })
  return {
    address: () => backend.address(),
    submissionsTarget: () => {
      const address = backend.address()
      return address === undefined ? undefined : { address, headers: { apikey: backend.publishableKey } }
    },
    publicUrl: '',
    publishableKey: backend.publishableKey,
    demoAdministrator: backend.demoAdministrator,
    data: visitorData(backend, backend).listings,
    stop: () => backend.stop(),
  }
}
