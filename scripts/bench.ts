import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { BuildReport, PassReport } from '../bench/engineProcess.ts'
import { ENGINES, type EngineName } from '../bench/engines.ts'
import { forkMeasured } from './measure/forkMeasured.ts'
import { measureStores } from './measure/stores.ts'
import { measureSuggestions } from '../bench/suggestions.ts'
import { printTable, type Measured } from '../bench/table.ts'

const ALL = Object.keys(ENGINES) as EngineName[]
/** The others do not finish a million listings. */
const AT_A_MILLION: readonly EngineName[] = ['exact', 'dira', 'haystack', 'trigrams']
/** An engine that takes longer than this to build or for a pass did not finish. */
const TIMEOUT = 60_000
/** An engine whose passes took longer than this stops. */
const ENOUGH = 20_000

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    engines: { type: 'string', default: ALL.join() },
    passes: { type: 'string', default: '10' },
    suggestions: { type: 'boolean', default: true },
    'engine-tables': { type: 'boolean', default: true },
    stores: { type: 'string', default: 'browser,server' },
  },
  allowNegative: true,
})
const sizes = values.sizes.split(',').map(Number)
const chosen = ['exact', ...values.engines.split(',')]

for (const size of values['engine-tables'] ? sizes : []) {
  await compete(
    size,
    (size < 1_000_000 ? ALL : AT_A_MILLION).filter((name) => chosen.includes(name)),
  )
}
const stores = values.stores.split(',').filter(Boolean)
for (const size of stores.length > 0 ? sizes : []) {
  await measureStores(size, stores)
}
if (values.suggestions) measureSuggestions(Math.min(100_000, Math.max(...sizes)))

/** Every engine runs in its own process. They take turns pass by pass, so that a slow moment of the machine meets all of them. */
async function compete(size: number, names: readonly EngineName[]): Promise<void> {
  const engines = []
  for (const name of names) engines.push(await startEngine(name, size))
  for (let pass = 0; pass <= Number(values.passes); pass += 1) {
    for (const engine of engines) {
      const spent = engine.passes.flatMap(({ milliseconds }) => milliseconds).reduce((sum, one) => sum + one, 0)
      // The right answers are needed for the first pass only.
      if (pass > 0 && (engine.name === 'exact' || spent > ENOUGH)) continue
      await engine.runPass()
    }
  }
  for (const engine of engines) engine.stop()
  printTable(size, engines)
}

async function startEngine(
  name: EngineName,
  size: number,
): Promise<Measured & { runPass(): Promise<void>; stop(): void }> {
  const child = forkMeasured(new URL('../bench/engineProcess.ts', import.meta.url), [name, String(size)])
  const next = async <Report>(): Promise<Report | undefined> => {
    try {
      const [report] = (await once(child, 'message', { signal: AbortSignal.timeout(TIMEOUT) })) as [Report]
      return report
    } catch {
      child.kill()
      return undefined
    }
  }
  const passes: PassReport[] = []
  return {
    name,
    build: await next<BuildReport>(),
    passes,
    async runPass() {
      if (!child.connected || child.killed) return
      child.send('pass')
      const report = await next<PassReport>()
      if (report) passes.push(report)
      else passes.length = 0
    },
    stop: () => void child.kill(),
  }
}
