import {
  administratorOf,
  callAs,
  connectBackend,
  connectHosted,
  defaultDataFolder,
  diskImages,
  keepBackups,
  longWork,
  storageImages,
  storedImages,
  superviseBackend,
  visitorData,
  type Backend,
  type Backups,
  type ImageStore,
  type ImportJobs,
  type StoredImages,
} from '@dira/backend'
import type { ListingsData } from '@dira/data'
import type { Settings } from '../settings/settings.ts'
import { withReadablePlaces } from './readablePlaces.ts'

/** Where the site's data comes from: the embedded default or a hosted Supabase project. */
export interface DataService {
  readonly isHosted: boolean
  /** The address that requests to the site's own /rest/v1 and /auth/v1 are passed on to; undefined while there is none. */
  readonly address: () => string | undefined
  /** Where this server stores what visitors send, and by which key; undefined while there is no such place. */
  readonly submissionsTarget: () => SubmissionsTarget | undefined
  /** The address that pages in a browser use: '' is the site's own origin. */
  readonly publicUrl: string
  readonly publishableKey: string
  /** The published listings, as a visitor reads them. */
  readonly data: ListingsData
  readonly images: StoredImages
  /** Where the files of images lie. */
  readonly imageStore: ImageStore
  /** The id of the administrator whose `Authorization` this is; undefined for anybody else. */
  readonly administratorOf: (authorization: string) => Promise<string | undefined>
  /** What a function of the database answers to the sender of this `Authorization` header; undefined where the sender may not call it. */
  readonly callAs: (authorization: string, name: string, args: object) => Promise<unknown>
  /** The service with all rights, for making accounts; absent without its key. Never for what a visitor asks. */
  readonly owner?: (() => Promise<Backend>) | undefined
  /** How to sign in to the demo; only the embedded default has one. */
  readonly demoAdministrator?: { readonly email: string; readonly password: string } | undefined
  /** Backups of the embedded default; a hosted project has its own. */
  readonly backups?: Pick<Backups, 'status'> | undefined
  /** Imports of listings; absent without the service's key. */
  readonly imports?: ImportJobs | undefined
  readonly stop: () => Promise<void>
}

export interface SubmissionsTarget {
  readonly address: string
  /** They say with whose rights a message is stored. */
  readonly headers: Readonly<Record<string, string>>
}

/** The sink of what the operator is told. */
export interface Log {
  /** Something begins that takes long, or is done. */
  readonly step: (sentence: string) => void
  readonly warn: (sentence: string) => void
}

export interface DataServiceSettings extends Pick<Settings, 'hosted'> {
  /** The backups of the embedded default. @default it makes none */
  readonly backups?: Settings['backups']
  /** For an export, beside which nothing is done. @default false */
  readonly isStatic?: boolean
}

const WITHOUT_THE_KEY = [
  'Without SUPABASE_SECRET_KEY this server does not delete what visitors sent when the privacy page says so. Set it, or call delete_old_submissions() and forget_old_values() every day by pg_cron: see supabase/README.md.',
  'Without SUPABASE_SECRET_KEY this server stores messages with the rights of visitors, so that anybody can send past its limits. Set it and run select private.only_the_server_sends(): see deploy/README.md.',
  'Without SUPABASE_SECRET_KEY this server does not go on with changes and undos of more than 200 listings: they stop behind the first of them. Set it: see deploy/README.md.',
]

/** The data service of the settings: a hosted project, or the embedded default, which is started here and watched. */
export async function startDataService(settings: DataServiceSettings, log: Log): Promise<DataService> {
  return settings.hosted ? openHosted({ ...settings, hosted: settings.hosted }, log) : startEmbedded(settings, log)
}

type Hosted = NonNullable<Settings['hosted']>

function openHosted({ hosted, isStatic }: DataServiceSettings & { readonly hosted: Hosted }, log: Log): DataService {
  const { url, publishableKey, secretKey } = hosted
  const project = connectHosted({ url, key: publishableKey, publishableKey })
  const service = secretKey === undefined ? undefined : connectHosted({ url, key: secretKey })
  const owner = service && (async () => service)
  if (!service) for (const warning of WITHOUT_THE_KEY) log.warn(warning)
  const key = secretKey ?? publishableKey
  const imageStore = storageImages(project, service)
  const work = owner && startWork(owner, log, isStatic)
  return {
    isHosted: true,
    address: () => undefined,
    // Older projects read their key from the second one.
    submissionsTarget: () => ({ address: url, headers: { apikey: key, authorization: `Bearer ${key}` } }),
    publicUrl: url,
    ...asVisitor(project, publishableKey),
    owner,
    imageStore,
    images: storedImages(imageStore, owner),
    imports: work?.imports,
    stop: async () => {
      await work?.stop()
      await project.close()
    },
  }
}

async function startEmbedded({ backups, isStatic }: DataServiceSettings, log: Log): Promise<DataService> {
  log.step('Preparing the database')
  const dataFolder = defaultDataFolder()
  const backend = await superviseBackend({ dataFolder, log: log.warn })
  const owner = async () => connectBackend({ dataFolder, mustRun: true })
  const imageStore = diskImages(dataFolder)
  const work = startWork(owner, log, isStatic)
  const isServed = () => backend.address() !== undefined
  const kept =
    backups && !isStatic
      ? keepBackups({ ...backups, dataFolder, isServed, onDone: log.step, onProblem: log.warn })
      : undefined
  return {
    isHosted: false,
    address: () => backend.address(),
    submissionsTarget: () => {
      const address = backend.address()
      return address === undefined ? undefined : { address, headers: { apikey: backend.publishableKey } }
    },
    publicUrl: '',
    ...asVisitor(backend, backend.publishableKey),
    demoAdministrator: backend.demoAdministrator,
    owner,
    imageStore,
    images: storedImages(imageStore, owner),
    backups: kept,
    imports: work.imports,
    stop: async () => {
      await work.stop()
      await kept?.stop()
      await backend.stop()
    },
  }
}

/** Imports, bulk changes and undos. */
function startWork(connectOwner: () => Promise<Backend>, { warn }: Log, isStatic = false) {
  const work = longWork({ connectOwner, onWarning: warn })
  if (!isStatic) work.start()
  return work
}

/** Calls with the rights of the caller, or of a visitor. */
function asVisitor(service: Parameters<typeof visitorData>[0], publishableKey: string) {
  return {
    publishableKey,
    data: withReadablePlaces(visitorData(service, { publishableKey }).listings),
    administratorOf: async (authorization: string) => administratorOf(service, { authorization, publishableKey }),
    callAs: async (authorization: string, name: string, args: object) =>
      callAs(service, { authorization, publishableKey }, name, args),
  }
}
