/*
 * The process of the backend: opens the database, embedded or a server's, serves it on this machine, and ends when its parent does.
 * It is a separate process because Postgres and bcrypt block their thread.
 */
import { parseArgs } from 'node:util'
import { defaultDataFolder } from './data/dataFolder.ts'
import { writeRunningProcess } from './data/runningProcess.ts'
import { openEmbedded, type Embedded } from './embedded/openEmbedded.ts'
import { embeddedBackend } from './connect/embeddedBackend.ts'
import { Problem } from './report/problem.ts'
import { deleteOldSubmissions } from './retention/deleteOldSubmissions.ts'
import { forgetOldValues } from './retention/forgetOldValues.ts'
import { listen, type Listener } from './server/listen.ts'
import { refuseUnreadable } from './server/refuseUnreadable.ts'
import type { ProcessMessage } from './server/processMessages.ts'

/** Milliseconds that open requests get before the process ends. */
const SHUTDOWN_TIMEOUT = 10_000

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: defaultDataFolder() },
    command: { type: 'string', default: 'the backend' },
    existing: { type: 'boolean', default: false },
    supervised: { type: 'boolean', default: false },
  },
})

process.env['DO_NOT_TRACK'] = '1'
// @supabase/lite prints every refused statement with its values; the caller gets the error, and the log must not hold them.
console.error = () => undefined

const say = (line: string) => void process.stdout.write(`${line}\n`)

let ending = false
let embedded: Embedded | undefined
let listener: Listener | undefined

// A terminal sends Ctrl-C to the parent too, which then decides.
process.on('SIGINT', () => void (process.connected || end(0)))
process.on('SIGTERM', () => void end(0))
process.on('disconnect', () => void end(0))
// The heartbeat: the parent kills a process that does not answer.
process.on('message', (message) => message === 'ping' && process.send?.('pong'))
// The parent may have ended while this file was loading.
if (options.supervised && !process.connected) process.exit(0)

try {
  embedded = await openEmbedded({
    dataFolder: options.data,
    command: options.command,
    serves: true,
    mustExist: options.existing,
    onLimit: say,
    onBroken: () => {
      // Not closed: the database recovers from its log at the next start.
      embedded = undefined
      void end(1)
    },
  })
  const { fetch, secrets } = embedded
  listener = await listen(refuseUnreadable(fetch))
  const { port } = listener
  writeRunningProcess(options.data, { pid: process.pid, command: options.command, serves: true, port })
  const { publishableKey, demoAdministrator } = secrets
  send({ type: 'ready', port, publishableKey, demoAdministrator })
  const own = embeddedBackend({
    name: options.data,
    ...secrets,
    send: (path, init) => fetch(new Request(`http://127.0.0.1${path}`, init)),
    close: async () => undefined,
  })
  deleteOldSubmissions(own, { onDone: say, onProblem: say })
  forgetOldValues(own, { onProblem: say })
  if (!process.send) say(`The backend listens at http://127.0.0.1:${port}`)
} catch (error) {
  if (error instanceof Problem) {
    send({ type: 'problem', code: error.code, message: error.message })
    process.stderr.write(`${error.message}\n`)
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
  await end(1)
}

function send(message: ProcessMessage): void {
  if (process.connected) process.send?.(message)
}

async function end(exitCode: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(exitCode), SHUTDOWN_TIMEOUT).unref()
  await listener?.close()
  // A broken database may refuse to close.
  await embedded?.close().catch(() => undefined)
  process.exit(exitCode)
}
