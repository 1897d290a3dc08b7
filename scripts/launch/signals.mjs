import { spawn } from 'node:child_process'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** A child on our terminal hears Ctrl-C itself. One that does not react was not told: the signal came from a program. */
const TERMINAL_GRACE_MS = 5_000

/**
 * Runs a program to its end and hands every signal on to it, so that stopping the launcher stops what it runs.
 * @param {object} run
 * @param {string} run.file
 * @param {string[]} run.args
 * @param {import('node:child_process').SpawnOptions} run.options `detached` gives the program a process group, and
 *   signals then reach what it started too
 * @param {boolean} [run.hearsTerminal] whether it shares our terminal: a second SIGINT on top of the terminal's own would
 *   read as "stop at once" where the first means "stop in good order"
 * @param {(child: ChildProcess, stop: () => void) => void} run.onStart
 * @returns {Promise<Ending & { received: NodeJS.Signals | undefined }>}
 */
export function runForwardingSignals({ file, args, options, hearsTerminal = false, onStart }) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let received

    // Listening comes first: a signal in between would end us and leave the child behind.
    FORWARDED.forEach((signal) => process.on(signal, onSignal))
    const child = spawn(file, args, options)
    child.once('error', (error) => {
      stopListening()
      reject(error)
    })
    child.once('close', (code, signal) => {
      stopListening()
      resolve({ code, signal, received })
    })
    onStart(child, () => send('SIGTERM'))

    /** @param {NodeJS.Signals} signal */
    function onSignal(signal) {
      received ??= signal
      // On Windows every signal is the console's, and sending one would end the child without its good-bye.
      if (hearsTerminal && process.platform === 'win32') return
      if (hearsTerminal && signal === 'SIGINT') setTimeout(send, TERMINAL_GRACE_MS, signal).unref()
      else send(signal)
    }

    /** @param {NodeJS.Signals} signal */
    function send(signal) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
      else if (options.detached) process.kill(-child.pid, signal)
      else child.kill(signal)
    }

    function stopListening() {
      FORWARDED.forEach((signal) => process.off(signal, onSignal))
    }
  })
}

/**
 * Ends this process the way the child ended: whoever waits for us learns what happened.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal !== null && process.platform !== 'win32') process.kill(process.pid, signal)
  else process.exitCode = code ?? 1
}
