import type { Result } from './part.ts'

/** What failed in full, then a line for each part, then the count alone on the last line. */
export function report(results: readonly Result[]): string {
  const failures = results.filter(({ passed }) => !passed)
  const details = failures.map(({ name, output }) => `── ${name} ──\n${output.trimEnd()}\n\n`)
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, passed, seconds }) =>
      `${name.padEnd(width)}  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s\n`,
  )
  return `${details.join('')}${rows.join('')}\n${results.length - failures.length} passed, ${failures.length} failed\n`
}
