import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { withSources } from '../../scripts/launch/environment.mjs'
import { readSecrets, type Secrets } from '../../apps/backend/src/data/secrets.ts'
import { setDeviceClock } from './setDeviceClock.ts'
import { startSite, type RunningSite } from './startSite.ts'

/** What the data of a site is in. */
export const DATABASES = ['the embedded database', 'PostgreSQL'] as const

const DAY = 86_400_000

/** A site whose clock can be moved, with that of its data and of the browsers that are opened by it. */
export interface TimedSite {
  readonly url: string
  readonly secrets: Secrets
  /** The data service's own address. */
  readonly serviceUrl: string
  readonly now: () => number
  readonly moveClock: (days: number) => Promise<void>
  readonly newContext: (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>
  readonly remove: () => Promise<void>
}

/** Starts a site with data of its own in one of the databases. The caller removes it. */
export async function startTimedSite(database: (typeof DATABASES)[number]): Promise<TimedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-timed-'))
  const file = join(folder, 'clock')
  let ahead = 0
  const writeClock = () => writeFileSync(file, String(ahead))
  writeClock()
  const preload = `--import ${new URL('./movedClock.ts', import.meta.url).href}`
  const clock = { NODE_OPTIONS: `${withSources(process.env['NODE_OPTIONS'])} ${preload}`, DIRA_CLOCK: file }
  const service = database === 'PostgreSQL' ? await startService(folder, clock) : undefined
  const site: RunningSite = await startSite({
    environment: { ...clock, ...service?.environment },
    isFirstStart: service !== undefined,
  })
  return {
    url: site.url,
    secrets: service?.secrets ?? readSecrets(site.dataFolder)!,
    serviceUrl: service?.environment.VITE_SUPABASE_URL ?? site.url,
    now: () => Date.now() + ahead,
    moveClock: async (days) => {
      ahead += days * DAY
      writeClock()
      // The site's processes read it ten times a second.
      await setTimeout(1000)
      await service?.setDay(Date.now() + ahead)
    },
    newContext: async (browser, options) => {
      const context = await browser.newContext(options)
      // Rather than that of the whole journey.
      context.setDefaultTimeout(90_000)
      await context.addInitScript(setDeviceClock, ahead)
      return context
    },
    remove: async () => {
      await site.remove()
      await service?.stop()
      // The database may be writing its last file still.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Starts the API of a PostgreSQL server of its own, as a hosted project has it; `environment` is for the sites over it. */
export async function startService(folder: string, environment: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, 'nativeService.ts'), [folder], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url, secrets }] = (await once(child, 'message')) as [{ url: string; secrets: Secrets }]
  return {
    secrets,
    environment: {
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
    },
    setDay: async (instant: number) => {
      child.send(instant)
      await once(child, 'message')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
