import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

const ENTRY = new URL('../launch.mjs', import.meta.url)
const LAUNCH = `import { launch } from ${JSON.stringify(ENTRY.href)}
await launch(process.argv.slice(2), { root: process.argv[1] })`

/** A launcher that runs in its own process. */
export interface LaunchProcess {
  readonly pid: number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves when the output contains a text. */
  readonly printed: (text: string) => Promise<void>
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>
}

export function launchIn(
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): LaunchProcess {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', LAUNCH, root, ...args], {
    // Without the variables of the npm that started these tests.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      waiting.forEach((look) => look())
    })
  }
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    printed: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!output.includes(text)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output }))),
  }
}
