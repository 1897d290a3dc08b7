import { spawn } from 'node:child_process'
import { once } from 'node:events'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and passes on the signals that this process gets. Resolves with how it ended and what it printed to pipes.
 * @param {string} file @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export async function run(file, args, options) {
  let [isInterrupted, output] = [false, '']
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    isInterrupted = true
    // A terminal sends Ctrl-C to the child too, and a second one would mean "stop at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  // Before the start: a signal in between would end us and leave the child behind.
  for (const signal of FORWARDED) process.on(signal, forward)
  const child = spawn(file, args, options)
  child.stdin?.end()
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  // npm starts us through a shell, which dies of a signal without passing it on: then we get another parent.
  const parent = process.ppid
  const watch = setInterval(() => process.env['npm_lifecycle_event'] && process.ppid !== parent && child.kill(), 1000)
  try {
    const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'close'))
    return { code, signal, output, isInterrupted }
  } finally {
    clearInterval(watch)
    for (const signal of FORWARDED) process.off(signal, forward)
  }
}
