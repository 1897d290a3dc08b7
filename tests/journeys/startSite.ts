import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeData } from '../../apps/backend/src/testing/preparedData.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const START = join(REPOSITORY, 'scripts', 'start.ts')
/** What it says when it is ready; a warning before that may name another address. */
const READY = /Dira is at (http:\/\/[^\s/]+:\d+)/

/** The demo administrator, whose password a site prints when it starts. */
export const ADMINISTRATOR = 'admin@dira.example'

/** A site with data of its own, started the way `npm start` starts it. */
export interface RunningSite {
  readonly url: string
  readonly dataFolder: string
  /** The file with all that it prints. */
  readonly log: string
  /** Runs a command of the project on its data; gives what it printed. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<{ code: number | null; output: string }>
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>
  /** Starts it again on the same data; gives the address, which may be a new one. */
  readonly restart: () => Promise<string>
}

export interface SiteOptions {
  /** Added to this process's own. */
  readonly environment?: NodeJS.ProcessEnv
  /** Begin with no data, as a first start does, instead of a copy of what a first start leaves. @default false */
  readonly isFirstStart?: boolean
  /** Work on the data before it is served. */
  readonly prepare?: (dataFolder: string) => Promise<void>
}

/** The end of what the sites of this worker printed, which a failed journey shows; a site that was removed leaves it here. */
let lately = ''
export const printedLately = (): string => lately

/** Starts a site in a folder of its own. The caller removes it. */
export async function startSite({
  environment = {},
  isFirstStart = false,
  prepare,
}: SiteOptions = {}): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-journey-'))
  const dataFolder = join(folder, 'data')
  const log = join(folder, 'site.log')
  writeFileSync(log, '')
  if (!isFirstStart) await placeData(dataFolder)
  await prepare?.(dataFolder)
  const env = {
    ...process.env,
    // A backup would take a core from the journeys.
    DIRA_BACKUP_AT: 'off',
    ...environment,
    DIRA_DATA: dataFolder,
    DIRA_CACHE: join(folder, 'cache'),
    PORT: '0',
    HOST: '127.0.0.1',
  }
  let child: ChildProcess
  /** It has ended, and all that it printed was read. */
  let closed: Promise<unknown>
  let url = ''

  async function start(): Promise<string> {
    child = spawn(process.execPath, [START], { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    closed = once(child, 'close')
    let output = ''
    url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        appendFileSync(log, chunk)
        lately = (lately + chunk.toString()).slice(-1000)
        const address = READY.exec(output)?.[1]
        if (address) resolve(address)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready:\n${output}`)))
    })
    return url
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    // Its last lines come after its end, and would be written into a folder that is gone.
    await closed
  }

  await start()
  return {
    get url() {
      return url
    },
    dataFolder,
    log,
    run: (script, ...args) => run({ script: join(REPOSITORY, script), args, env }),
    stop,
    remove: async () => {
      await stop()
      // The database may be writing its last file still.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
    restart: async () => {
      await stop()
      return start()
    },
  }
}

/** All that a site has printed so far. */
export function printedBy({ log }: Pick<RunningSite, 'log'>): string {
  return readFileSync(log, 'utf8')
}

/** The key with which visitors ask the data service, from a page. */
export function publishableKeyIn(page: string): string {
  return /"publishableKey":"([^"]+)"/.exec(page)?.[1] ?? ''
}

function run({ script, args, env }: { script: string; args: readonly string[]; env: NodeJS.ProcessEnv }) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, output }))
  })
}
