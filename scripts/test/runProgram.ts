import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NO_REPORT, type Results } from './results.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')

export interface Program {
  readonly name: string
  /** A script for Node and its arguments. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The report file that the program writes. */
  readonly report: string
  readonly read: (report: string) => Results
  /**
   * A program that sends no message for this long, in milliseconds, is ended and started once more. Its output is shown when it ends; without a
   * watchdog it is shown at once.
   */
  readonly watchdog?: number
  readonly onMessage?: () => void
  /** Ends the program; what it reported until then counts. */
  readonly signal: AbortSignal
  /** Whether a report without any test is no failure. */
  readonly mayBeEmpty?: boolean
}

/** Runs a program and reads its report. No report, no test, or an exit code without a failed test counts as one failure. */
export async function runProgram(program: Program): Promise<Results> {
  const first = await runOnce(program)
  if (first !== 'hung') return first
  console.error(
    `${program.name} sent no message for ${program.watchdog! / 1000} s and was ended. It is started once more.`,
  )
  const second = await runOnce(program)
  if (second !== 'hung') return second
  console.error(`${program.name} hung again; that counts as one failure.`)
  return NO_REPORT
}

async function runOnce({
  name,
  args,
  environment,
  report,
  read,
  watchdog,
  onMessage,
  signal,
  mayBeEmpty = false,
}: Program): Promise<Results | 'hung'> {
  rmSync(report, { force: true })
  if (signal.aborted) return NO_REPORT
  const output = watchdog === undefined ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  let hasHung = false
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
  child.on('message', () => {
    timer?.refresh()
    onMessage?.()
  })
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  signal.removeEventListener('abort', stop)
  clearTimeout(timer)
  clearTimeout(lastResort)
  process.stdout.write(printed)
  if (hasHung) return 'hung'
  try {
    const results = read(readFileSync(report, 'utf8'))
    if (results.failed > 0) return results
    if (code === 0 && (results.passed > 0 || mayBeEmpty)) return results
    console.error(
      `${name} ended with ${code} and ${results.passed} passed tests, none failed; that counts as one failure.`,
    )
    return { ...results, failed: 1 }
  } catch {
    if (!signal.aborted) console.error(`${name} ended with ${code} and left no report.`)
    return NO_REPORT
  }
}
