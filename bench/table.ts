import type { Measured } from './competitor.ts'
import { percentile, tableRow } from './figures.ts'

/** Prints what was measured at one size as a Markdown table, every engine beside the directory's own. */
export function printTable(measured: readonly Measured[]): void {
  const exact = measured.find(({ engine }) => engine === 'exact')?.digests ?? []
  const ours = measured.find(({ engine }) => engine === 'dira')
  const { size } = measured[0]!
  console.log(`\n## ${size.toLocaleString('en')} listings, ${exact.length} searches\n`)
  console.log('| engine | exactly right | p50 | × | p95 | × | build | × | heap | × |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const one of measured) if (one.engine !== 'exact') console.log(rowOf(one, ours, exact))
}

/** Ratios say how many times as much the engine takes as the directory's own. */
function rowOf(
  { engine, build, milliseconds, digests }: Measured,
  ours: Measured | undefined,
  exact: readonly string[],
): string {
  const name = engine === 'dira' ? '**dira**' : engine
  const built = build
    ? [
        duration(build.milliseconds),
        times(build.milliseconds, ours?.build?.milliseconds),
        `${(build.bytes / 1e6).toFixed(1)} MB`,
        times(build.bytes, ours?.build?.bytes),
      ]
    : ['', '', '', '']
  if (!milliseconds || !digests) return tableRow([name, 'did not finish', '', '', '', '', ...built])
  const right = digests.filter((digest, query) => digest === exact[query]).length / exact.length
  const of = (share: number, from: readonly number[] | undefined) => from && percentile(from, share)
  return tableRow([
    name,
    `${(Math.floor(right * 1000) / 10).toFixed(1)} %`,
    duration(percentile(milliseconds, 0.5)),
    times(percentile(milliseconds, 0.5), of(0.5, ours?.milliseconds)),
    duration(percentile(milliseconds, 0.95)),
    times(percentile(milliseconds, 0.95), of(0.95, ours?.milliseconds)),
    ...built,
  ])
}

function duration(milliseconds: number): string {
  if (milliseconds < 1) return `${(milliseconds * 1000).toFixed(0)} µs`
  return milliseconds < 1000
    ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

function times(value: number, ours: number | undefined): string {
  if (ours === undefined) return ''
  const ratio = value / ours
  return ratio < 10 ? ratio.toFixed(ratio < 1 ? 2 : 1) : Math.round(ratio).toLocaleString('en')
}
