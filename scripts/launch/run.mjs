import { spawn } from 'node:child_process'
import { once } from 'node:events'

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program to its end, and passes on the signals that this process gets, so that stopping it leaves no orphan.
 * Resolves with how the program ended, and with the first signal that was passed on.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart]
 */
export async function run(file, args, options, onStart) {
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    received ??= signal
    // A terminal sends Ctrl-C to the child too, and a second one would mean "stop at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  // Before the start: a signal in between would end us and leave the child behind.
  FORWARDED.forEach((signal) => process.on(signal, forward))
  const child = spawn(file, args, options)
  // npm starts us through a shell, which dies of a signal without passing it on: then we get another parent.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill()
  }, 1000)
  try {
    onStart?.(child)
    const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'close'))
    return { code, signal, received }
  } finally {
    clearInterval(watch)
    FORWARDED.forEach((signal) => process.off(signal, forward))
  }
}
