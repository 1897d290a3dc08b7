import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NO_REPORT, type Tally } from './tally.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')

export interface Program {
  readonly name: string
  /** What Node runs: a script and its arguments. */
  readonly args: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** The file that it leaves, and how its numbers are read. */
  readonly report: string
  readonly read: (report: string) => Tally
  /**
   * How long it may go without a message, in milliseconds. Its output is kept and shown when it ends, and one that says nothing for longer is
   * ended and begun once more. Without it, the output is shown as it comes.
   */
  readonly patience?: number
  readonly onPulse?: () => void
  /** Ends it; what it reported until then counts. */
  readonly signal: AbortSignal
}

/** Runs a program and reads what it reports. One that leaves no report, or fails without a failed test, counts as one failure. */
export async function runProgram(program: Program): Promise<Tally> {
  const first = await runOnce(program)
  if (first !== 'stalled') return first
  console.error(`${program.name} said nothing for ${program.patience! / 1000} s and was ended. It is begun once more.`)
  const second = await runOnce(program)
  if (second !== 'stalled') return second
  console.error(`${program.name} said nothing again; that counts as one failure.`)
  return NO_REPORT
}

async function runOnce({
  name,
  args,
  environment,
  report,
  read,
  patience,
  onPulse,
  signal,
}: Program): Promise<Tally | 'stalled'> {
  rmSync(report, { force: true })
  if (signal.aborted) return NO_REPORT
  const output = patience === undefined ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: REPOSITORY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  })
  let shown = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (shown += chunk.toString()))
  let isStalled = false
  let end: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    end = setTimeout(() => child.kill('SIGKILL'), 5000)
  }
  const watch =
    patience === undefined
      ? undefined
      : setTimeout(() => {
          isStalled = true
          stop()
        }, patience)
  child.on('message', () => {
    watch?.refresh()
    onPulse?.()
  })
  signal.addEventListener('abort', stop)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  signal.removeEventListener('abort', stop)
  clearTimeout(watch)
  clearTimeout(end)
  if (shown !== '') process.stdout.write(shown)
  if (isStalled) return 'stalled'
  try {
    const tally = read(readFileSync(report, 'utf8'))
    if (code === 0 || tally.failed > 0) return tally
    console.error(`${name} ended with ${code} although no test of it failed; that counts as one failure.`)
    return { ...tally, failed: 1 }
  } catch {
    if (!signal.aborted) console.error(`${name} ended with ${code} and left no report.`)
    return NO_REPORT
  }
}
