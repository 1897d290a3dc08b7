import type { TestProject } from 'vitest/node'
import { startSite, type RunningSite } from '../journeys/startSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: Pick<RunningSite, 'url' | 'log'>
  }
}

let running: RunningSite | undefined

/** Starts the site that all tests of this folder ask; none of them changes what it shows. */
export async function setup({ provide }: TestProject): Promise<void> {
  running = await startSite()
  const { url, log } = running
  provide('site', { url, log })
}

export async function teardown(): Promise<void> {
  await running?.remove()
}
