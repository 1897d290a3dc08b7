/*
 * The backend's own process: opens the embedded database, serves it on this machine, and ends with its parent.
 * A process of its own because Postgres and bcrypt hold the thread they run on.
 */
import { parseArgs } from 'node:util'
import { defaultDataFolder } from './data/dataFolder.ts'
import { writeRunningProcess } from './data/runningProcess.ts'
import { openEmbedded, type Embedded } from './database/openEmbedded.ts'
import { Problem } from './problem.ts'
import { listen, type Listener } from './server/listen.ts'
import type { ProcessMessage } from './server/processMessages.ts'

/** How long requests under way may take to end before the process ends without them. */
const FAREWELL = 10_000

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: defaultDataFolder() },
    command: { type: 'string', default: 'the backend' },
    existing: { type: 'boolean', default: false },
    supervised: { type: 'boolean', default: false },
  },
})

process.env['DO_NOT_TRACK'] = '1'
// @supabase/lite prints every refused statement with its stack and its values; the caller has the answer, the log needs neither.
console.error = () => undefined

let ending = false
let embedded: Embedded | undefined
let listener: Listener | undefined

// On Ctrl-C a terminal tells the whole group; under a parent, the parent decides.
process.on('SIGINT', () => void (process.connected || end(0)))
process.on('SIGTERM', () => void end(0))
process.on('disconnect', () => void end(0))
// Whoever answers is not stuck; the parent kills a process that is.
process.on('message', (message) => message === 'alive?' && process.send?.('alive'))
// The parent may have ended while this file was being loaded, before anybody listened.
if (options.supervised && !process.connected) process.exit(0)

try {
  embedded = await openEmbedded({
    dataFolder: options.data,
    command: options.command,
    serves: true,
    mustExist: options.existing,
    onBroken: () => {
      // Not closed, which would write down a state that is in doubt: it recovers from its log when the parent starts it anew.
      embedded = undefined
      void end(1)
    },
  })
  const { fetch, secrets } = embedded
  listener = await listen(fetch)
  const { port } = listener
  writeRunningProcess(options.data, { pid: process.pid, command: options.command, serves: true, port })
  const { publishableKey, demoAdministrator } = secrets
  tell({ type: 'ready', port, publishableKey, demoAdministrator })
  if (!process.send) process.stdout.write(`The backend listens at http://127.0.0.1:${port}\n`)
} catch (error) {
  if (error instanceof Problem) {
    tell({ type: 'problem', code: error.code, message: error.message })
    process.stderr.write(`${error.message}\n`)
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
  await end(1)
}

function tell(message: ProcessMessage): void {
  if (process.connected) process.send?.(message)
}

async function end(exitCode: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(exitCode), FAREWELL).unref()
  await listener?.close()
  // A database that is dead already cannot be closed well.
  await embedded?.close().catch(() => undefined)
  process.exit(exitCode)
}
