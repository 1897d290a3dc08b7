import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const START = join(REPOSITORY, 'scripts', 'start.ts')
const READY = /(http:\/\/[^\s/]+:\d+)/

/** A site with data of its own, started the way `npm start` starts it. */
export interface RunningSite {
  readonly url: string
  /** Where its data lies. */
  readonly dataFolder: string
  /** All that it printed so far. */
  readonly output: () => string
  /** Runs a command of the project on its data; gives what it printed. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<{ code: number | null; output: string }>
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Stops it and removes its data: hundreds of megabytes. */
  readonly remove: () => Promise<void>
  /** Starts it again on the same data; gives the address, which may be a new one. */
  readonly restart: () => Promise<string>
}

/** Starts a site with a new, empty folder, which whoever starts it removes. `environment` is added to this process's own. */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-journey-'))
  const dataFolder = join(folder, 'data')
  const env = {
    ...process.env,
    ...environment,
    DIRA_DATA: dataFolder,
    DIRA_PAGES: join(folder, 'pages'),
    PORT: '0',
    HOST: '127.0.0.1',
  }
  let output = ''
  let child: ChildProcess
  let url = ''

  async function start(): Promise<string> {
    child = spawn(process.execPath, [START], { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const from = output.length
    url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const address = READY.exec(output.slice(from))?.[1]
        if (address) resolve(address)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready:\n${output}`)))
    })
    return url
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  await start()
  return {
    get url() {
      return url
    },
    dataFolder,
    output: () => output,
    run: (script, ...args) => run({ script: join(REPOSITORY, script), args, env }),
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
    restart: async () => {
      await stop()
      return start()
    },
  }
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
