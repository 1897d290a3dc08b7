import {
  administratorOf,
  callAs,
  connectBackend,
  connectHosted,
  defaultDataFolder,
  deleteOldSubmissions,
  diskImages,
  forgetOldValues,
  keepBackups,
  longWork,
  removeOldImagesHourly,
  storageImages,
  storedImages,
  superviseBackend,
  visitorData,
} from '@dira/backend'
import { keepJudging } from './listings/keepJudging.ts'
import type { DataService } from './dataService.ts'
import type { Settings } from './settings.ts'

export interface DataServiceOptions {
  readonly hosted: Settings['hosted']
  /** Of the embedded default. @default it makes none */
  readonly backups?: Settings['backups']
  readonly onStep: (step: string) => void
  readonly onWarning: (message: string) => void
}

const SENT_AS_VISITORS =
  'Without SUPABASE_SECRET_KEY this server stores messages with the rights of visitors, so that anybody can send past its limits. Set it and run select private.only_the_server_sends(): see deploy/README.md.'

const NOT_CLEARED =
  'Without SUPABASE_SECRET_KEY this server does not delete what visitors sent when the privacy page says so. Set it, or call delete_old_submissions() and forget_old_values() every day by pg_cron: see supabase/README.md.'

const NOT_GONE_ON_WITH =
  'Without SUPABASE_SECRET_KEY this server does not go on with changes and undos of more than 200 listings: they stop behind the first of them. Set it: see deploy/README.md.'

/** The data service of the settings: a hosted project, or the embedded default, which is started here and watched. */
export async function startDataService({
  hosted,
  backups: backupSettings,
  onStep,
  onWarning,
}: DataServiceOptions): Promise<DataService> {
  const told = { onDone: onStep, onProblem: onWarning }
  if (hosted) {
    const { url, publishableKey, secretKey } = hosted
    const project = connectHosted({ url, key: publishableKey, publishableKey })
    const owner = secretKey === undefined ? undefined : connectHosted({ url, key: secretKey })
    if (owner) {
      deleteOldSubmissions(owner, told)
      forgetOldValues(owner, told)
    } else {
      onWarning(NOT_CLEARED)
      onWarning(SENT_AS_VISITORS)
      onWarning(NOT_GONE_ON_WITH)
    }
    const key = secretKey ?? publishableKey
    const connectOwner = owner && (async () => owner)
    const store = storageImages(project, owner)
    const stopRemoving = connectOwner && removeOldImagesHourly(store, connectOwner, told)
    const stopJudging = connectOwner && keepJudging(connectOwner, told)
    const work = connectOwner && longWork({ connectOwner, onWarning })
    work?.start()
    return {
      address: () => undefined,
      // Older projects read their key from the second one.
      submissionsTarget: () => ({ address: url, headers: { apikey: key, authorization: `Bearer ${key}` } }),
      publicUrl: url,
      publishableKey,
      data: visitorData(project, { publishableKey }).listings,
      owner: connectOwner,
      images: storedImages(store, connectOwner),
      imports: work?.imports,
      administratorOf: async (authorization) => administratorOf(project, { authorization, publishableKey }),
      callAs: async (authorization, name, args) => callAs(project, { authorization, publishableKey }, name, args),
      stop: async () => {
        stopRemoving?.()
        stopJudging?.()
        await work?.stop()
        await project.close()
      },
    }
  }
  onStep('Preparing the database')
  const dataFolder = defaultDataFolder()
  const backend = await superviseBackend({ dataFolder, log: onWarning })
  const connectOwner = async () => connectBackend({ dataFolder, mustRun: true })
  const store = diskImages(dataFolder)
  const stopRemoving = removeOldImagesHourly(store, connectOwner, told)
  const stopJudging = keepJudging(connectOwner, told)
  const work = longWork({ connectOwner, onWarning })
  work.start()
  const backups =
    backupSettings &&
    keepBackups({ ...backupSettings, dataFolder, isServed: () => backend.address() !== undefined, ...told })
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
    owner: connectOwner,
    images: storedImages(store, connectOwner),
    administratorOf: async (authorization) =>
      administratorOf(backend, { authorization, publishableKey: backend.publishableKey }),
    callAs: async (authorization, name, args) =>
      callAs(backend, { authorization, publishableKey: backend.publishableKey }, name, args),
    backups,
    imports: work.imports,
    stop: async () => {
      stopRemoving()
      stopJudging()
      await work.stop()
      await backups?.stop()
      await backend.stop()
    },
  }
}
