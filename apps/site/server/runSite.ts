import { loadEnvironmentFile, Problem } from '@dira/backend'
import { readSettings } from './settings.ts'
import { startDataService } from './startDataService.ts'
import type { RunningSite, StartOptions } from './startSite.ts'

const say = (line: string) => console.log(line)
const warn = (line: string) => console.error(line)

/** Brings up the data service and the site as the environment says, prints where it is, and stops both together. */
export async function runSite(start: (options: StartOptions) => Promise<RunningSite>): Promise<void> {
  const running: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined

  /** Stops what runs, the last first, and ends. */
  async function close(code: number): Promise<never> {
    closing ??= running.toReversed().reduce((before, stop) => before.then(stop), Promise.resolve())
    await closing
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  // The process that started this one with a channel is gone.
  process.on('disconnect', () => void close(0))

  try {
    loadEnvironmentFile()
    const settings = readSettings(process.env)
    const service = await startDataService({ ...settings, onStep: say, onWarning: warn })
    running.push(service.stop)
    const site = await start({ ...settings, service, onStep: say, onWarning: warn })
    running.push(site.stop)

    const { demoAdministrator: demo } = service
    // At once: who waits for the address has the password too.
    say(`\nDira is at ${site.url}${demo ? `\nDemo administrator: ${demo.email}, password ${demo.password}` : ''}`)
    if (!settings.siteUrl) warn('Canonical links name this address. Set SITE_URL to the public one before you deploy.')
  } catch (error) {
    // What a person can act on is one sentence; anything else keeps its stack.
    console.error(error instanceof Problem ? error.message : error)
    await close(1)
  }
}
