import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inOneLine, NO_REPORT, type Results } from './results.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')

export interface Program {
  readonly name: string
  /** A script for Node and its arguments. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The report file that the program writes. */
  readonly report: string
  readonly read: (report: string) => Results
  /** Show its output when it ends, instead of at once. @default false */
  readonly isQuiet?: boolean
  /** A program that sends no message for this long, in milliseconds, is ended and started once more. */
  readonly watchdog?: number
  readonly onMessage?: (message: string) => void
  /** Ends the program; what it reported until then counts. */
  readonly signal: AbortSignal
  /** Whether a report without any test is no failure. */
  readonly mayBeEmpty?: boolean
}

/** Runs a program and reads its report. No report, no test, or an exit code without a failed test counts as one failure. */
export async function runProgram(program: Program): Promise<Results> {
  const { name, watchdog = 0 } = program
  const first = await runOnce(program)
  if (!('lastMessage' in first)) return first
  console.error(
    `${name} sent no message for ${watchdog / 1000} s and was ended. Its last one: ${first.lastMessage}. It is started once more.`,
  )
  const second = await runOnce(program)
  if (!('lastMessage' in second)) return second
  return { ...NO_REPORT, failures: [`${name} hung twice. Its last message: ${second.lastMessage}`] }
}

async function runOnce({
  name,
  args,
  environment,
  report,
  read,
  isQuiet = false,
  watchdog,
  onMessage,
  signal,
  mayBeEmpty = false,
}: Program): Promise<Results | { lastMessage: string }> {
  rmSync(report, { force: true })
  if (signal.aborted) return { ...NO_REPORT, failures: [`${name} was not begun.`] }
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  let hasHung = false
  let lastMessage = 'none'
  let lastResort: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    lastResort = setTimeout(() => child.kill('SIGKILL'), 5000)
  }
  const onSilence = () => {
    hasHung = true
    stop()
  }
  const timer = watchdog === undefined ? undefined : setTimeout(onSilence, watchdog)
  child.on('message', (message) => {
    if (typeof message === 'string') lastMessage = message
    timer?.refresh()
    onMessage?.(lastMessage)
  })
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
  clearTimeout(lastResort)
  process.stdout.write(printed)
  if (hasHung) return { lastMessage }
  try {
    const results = read(readFileSync(report, 'utf8'))
    if (code === 0 && results.failed === 0 && (results.passed > 0 || mayBeEmpty)) return results
    if (results.failures.length > 0) return results
    const outside = inOneLine(`${name} ended with ${code} and ${results.passed} passed`, errorIn(printed))
    return { ...results, failed: Math.max(results.failed, 1), failures: [outside] }
  } catch {
    const why = signal.aborted ? 'was ended before it was done.' : `ended with ${code} and left no report.`
    return { ...NO_REPORT, failures: [`${name} ${why}`] }
  }
}

/** What Vitest printed from its first error outside of any test on; what was printed last where it says of none. */
function errorIn(printed: string): string {
  const start = printed.search(/Unhandled (Error|Rejection)/)
  return start === -1 ? printed.slice(-500) : printed.slice(start)
}
