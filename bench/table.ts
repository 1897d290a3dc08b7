import type { BuildReport, PassReport } from './engineProcess.ts'
import type { EngineName } from './engines.ts'
import { percentile, tableRow } from './figures.ts'

export interface Measured {
  readonly name: EngineName
  readonly build: BuildReport | undefined
  /** Empty if the engine did not finish. The first pass warms up: it counts for what is right, not for the times. */
  readonly passes: readonly PassReport[]
}

/** Prints one row for each engine. `×` says how many times as much an engine takes as the directory. */
export function printTable(size: number, engines: readonly Measured[]): void {
  const right = engines.find(({ name }) => name === 'exact')?.passes[0]?.digests ?? []
  const ours = engines.find(({ name }) => name === 'dira')
  console.log(`\n## ${size.toLocaleString('en')} listings, ${timesOf(ours).length} searches\n`)
  console.log('| engine | exactly right | p50 | × | p95 | × | build | × | heap | × |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const engine of engines) {
    if (engine.name === 'exact') continue
    const times = timesOf(engine)
    // An engine that stopped early is compared on the searches that it has run.
    const ourTimes = timesOf(ours).slice(0, times.length)
    const correct = right.filter((digest, query) => digest === engine.passes[0]?.digests[query]).length
    const cells = [
      engine.name === 'dira' ? '**dira**' : engine.name,
      ...(times.length === 0
        ? ['did not finish', '', '', '', '']
        : [
            `${(Math.floor((correct / right.length) * 1000) / 10).toFixed(1)} %`,
            ...[0.5, 0.95].flatMap((share) => beside(percentile(times, share), percentile(ourTimes, share), duration)),
          ]),
      ...beside(engine.build?.milliseconds, ours?.build?.milliseconds, duration),
      ...beside(engine.build?.bytes, ours?.build?.bytes, (bytes) => `${(bytes / 1e6).toFixed(1)} MB`),
    ]
    console.log(tableRow(cells))
  }
}

export function duration(milliseconds: number): string {
  if (milliseconds < 1) return `${(milliseconds * 1000).toFixed(0)} µs`
  return milliseconds < 1000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function timesOf(engine: Measured | undefined): number[] {
  return engine?.passes.slice(1).flatMap(({ milliseconds }) => milliseconds) ?? []
}

function beside(value: number | undefined, ours: number | undefined, format: (value: number) => string): string[] {
  if (value === undefined) return ['', '']
  return [format(value), ours === undefined ? '' : (value / ours).toFixed(value / ours < 10 ? 1 : 0)]
}
