/** The site in production: what `pnpm build` made, served by Node with a log in JSON. `deploy/README.md` says how. */
import { loadEnvironmentFile, Problem } from '../apps/backend/src/index.ts'
import { createHttpServer, stopListening, withLog } from '../apps/site/server/http/httpServer.ts'
import { openSite } from '../apps/site/server/openSite.ts'
import { readSettings } from '../apps/site/server/settings.ts'
import { startDataService } from '../apps/site/server/startDataService.ts'
import { listen } from '../apps/site/server/startSite.ts'

process.env['NODE_ENV'] ??= 'production'
const log = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))

/** What runs and is to be stopped, the first started last. */
const running: (() => Promise<void>)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))

try {
  loadEnvironmentFile()
  const settings = readSettings(process.env)
  if (!settings.hosted && !settings.isDemonstration) {
    throw new Problem(
      'wrong-usage',
      'The embedded database is not for production. Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, or DIRA_DEMONSTRATION=on for a demonstration: see deploy/README.md.',
    )
  }
  const onStep = (step: string) => log({ step })
  const onWarning = (warning: string) => log({ warning })
  const service = await startDataService({ ...settings, onStep, onWarning })
  running.unshift(service.stop)
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
  const { listener, close } = await openSite({ ...settings, siteUrl, service, onStep, onWarning })
  running.unshift(close)
  const server = createHttpServer(withLog(listener, console.log))
  running.unshift(() => stopListening(server))
  log({ step: 'listening', url: await listen(server, settings.host, settings.port) })
} catch (error) {
  // What a person can act on is one sentence; anything else keeps its stack.
  log({ error: error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error) })
  await stop(1)
}

async function stop(code: number): Promise<never> {
  for (const end of running.splice(0)) await end()
  process.exit(code)
}
