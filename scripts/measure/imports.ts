import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { IMPORTS_PATH, type ImportJob } from '../../packages/data/src/index.ts'
import { percentile, tableRow } from '../../bench/figures.ts'
import { ADMINISTRATOR, printedBy, publishableKeyIn, type RunningSite } from '../../tests/journeys/startSite.ts'

/** A visitor asks so often, in milliseconds. */
const EVERY = 50
/** So long a visitor asks a quiet site, in seconds. */
const IDLE = 10

type WorkingState = Extract<ImportJob['state'], 'reading' | 'checking' | 'applying'>

/** Imports a file by the command while a visitor asks, and prints how long both take, and when pages show all of it. */
export async function measureCommand(site: RunningSite, file: string): Promise<void> {
  const before = await shownOn(site)
  const measured = await startTable(site)
  await measured('nothing', async () => pause(IDLE * 1000, IDLE))
  let imported = 0
  await measured('import:listings', async () => {
    const began = performance.now()
    const { output } = await site.run('apps/backend/src/cli/import-listings.ts', file)
    const [, counted] = /Done\. .*?([\d,]+) imported/.exec(output) ?? []
    if (counted === undefined) throw new Error(output.slice(-2000))
    imported = Number(counted.replaceAll(',', ''))
    return (performance.now() - began) / 1000
  })
  await measured('until pages show all', async () => {
    const ended = performance.now()
    while ((await shownOn(site)) < before + imported) await pause(100)
    return (performance.now() - ended) / 1000
  })
}

/** How many businesses the list of all says that there are. */
async function shownOn(site: RunningSite): Promise<number> {
  const page = await (await fetch(`${site.url}/listings`)).text()
  return Number(/"numberOfItems":(\d+)/.exec(page)?.[1])
}

/** Imports a file as the page of the administration does while a visitor asks, and prints how long both wait. */
export async function measurePage(site: RunningSite, file: string): Promise<void> {
  const csv = await readFile(file, 'utf8')
  const apikey = await visitorKey(site)
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...json, apikey },
    body: JSON.stringify({ email: ADMINISTRATOR, password: /password (\S+)/.exec(printedBy(site))?.[1] }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const ask = async (path: string, init: RequestInit = {}): Promise<ImportJob> => {
    const headers = { ...json, ...init.headers, authorization: `Bearer ${token}` }
    const answer = await fetch(`${site.url}${IMPORTS_PATH}${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { job: ImportJob }).job
  }
  /** Sends a file or a command and waits until the work is done; answers the job and the seconds. */
  const run = async (path: string, body: string, working: WorkingState): Promise<readonly [ImportJob, number]> => {
    const began = performance.now()
    let job = await ask(path, { method: 'POST', body })
    while (job.state === working) {
      await pause(250)
      job = await ask('')
    }
    if (job.failure !== null) throw new Error(job.failure)
    return [job, (performance.now() - began) / 1000]
  }

  const measured = await startTable(site)
  await measured('nothing', async () => pause(IDLE * 1000, IDLE))
  let job: ImportJob | undefined
  const steps = [
    ['upload', () => '?name=made-up.csv', 'reading'],
    ['dry run', (id: number) => `/${id}/check`, 'checking'],
    ['apply', (id: number) => `/${id}/apply`, 'applying'],
  ] as const
  for (const [name, pathOf, working] of steps) {
    await measured(name, async () => {
      const [done, seconds] = await run(pathOf(job?.id ?? 0), name === 'upload' ? csv : '{}', working)
      job = done
      return seconds
    })
  }
  console.log(`\nLooked through: ${JSON.stringify(job?.checked)}. Applied: ${JSON.stringify(job?.applied)}.`)
}

const visitorKey = async (site: RunningSite) => publishableKeyIn(await (await fetch(site.url)).text())

/** Begins a table whose rows are some work, and how long a visitor waits beside it. */
async function startTable(site: RunningSite) {
  const apikey = await visitorKey(site)
  console.log('\n## An import beside a visitor\n')
  console.log('| | seconds | a page p50 | p95 | max | the database p50 | p95 | max |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  return async (name: string, work: () => Promise<number>) => {
    const visitor = startVisitor(site.url, apikey)
    const seconds = await work()
    const waits = await visitor.stop()
    const columns = waits.flatMap((times) =>
      [0.5, 0.95, 1].map((share) => `${Math.round(percentile(times, share))} ms`),
    )
    console.log(tableRow([name, seconds.toFixed(1), ...columns]))
  }
}

/**
 * Asks for a page that nobody has asked for before and, at the same time, for a listing in the database; again when both came, but not sooner than
 * `EVERY`. Stopped, it tells how long each took, in milliseconds.
 */
function startVisitor(site: string, apikey: string) {
  const pages: number[] = []
  const questions: number[] = []
  let isStopped = false
  const time = async (times: number[], path: string, init?: RequestInit) => {
    const began = performance.now()
    const answer = await fetch(`${site}${path}`, init)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    times.push(performance.now() - began)
  }
  const headers = { apikey, 'content-type': 'application/json' }
  const question = { method: 'POST', headers, body: JSON.stringify({ slugs: ['nara-dunes-lodge'] }) }
  const visit = async () => {
    for (let asked = 0; !isStopped; asked += 1) {
      await Promise.all([
        pause(EVERY),
        time(pages, `/listings?search=lodge&asked=${asked}-${performance.now()}`),
        time(questions, '/rest/v1/rpc/listings_with_slugs', question),
      ])
    }
  }
  const visits = visit()
  return {
    stop: async () => {
      isStopped = true
      await visits
      return [pages, questions] as const
    },
  }
}
