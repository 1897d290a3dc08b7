import { spawn } from 'node:child_process'

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** A child on our terminal hears Ctrl-C itself. One that does not react was not told: the signal came from a program. */
const TERMINAL_GRACE_MS = 5_000

/**
 * Waits for a child and hands every signal on to it, so that stopping the launcher stops what it runs.
 * @param {{ child: import('node:child_process').ChildProcess, hearsTerminal: boolean, hasOwnGroup: boolean }} options
 *   `hearsTerminal`: the child shares our terminal; a second SIGINT on top of the terminal's own would read as "stop at
 *   once" where the first means "stop in good order". `hasOwnGroup`: it was started detached, with children of its own.
 * @returns {Promise<Ending & { received: NodeJS.Signals | undefined }>}
 */
export function waitForwardingSignals({ child, hearsTerminal, hasOwnGroup }) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let received

    /** @param {NodeJS.Signals} signal */
    const send = (signal) => stopChild({ child, signal, hasOwnGroup })

    /** @param {NodeJS.Signals} signal */
    const onSignal = (signal) => {
      received ??= signal
      if (!hearsTerminal) send(signal)
      // On Windows every signal is the console's, and sending one would end the child without its good-bye.
      else if (process.platform === 'win32') return
      else if (signal === 'SIGINT') setTimeout(send, TERMINAL_GRACE_MS, signal).unref()
      else send(signal)
    }

    const stopListening = () => FORWARDED.forEach((signal) => process.off(signal, onSignal))
    FORWARDED.forEach((signal) => process.on(signal, onSignal))
    child.once('error', (error) => {
      stopListening()
      reject(error)
    })
    child.once('close', (code, signal) => {
      stopListening()
      resolve({ code, signal, received })
    })
  })
}

/**
 * Sends a signal to a child, and to what it started where it has a process group of its own.
 * @param {{ child: import('node:child_process').ChildProcess, signal: NodeJS.Signals, hasOwnGroup: boolean }} options
 */
export function stopChild({ child, signal, hasOwnGroup }) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  } else if (hasOwnGroup) {
    process.kill(-child.pid, signal)
  } else {
    child.kill(signal)
  }
}

/**
 * Ends this process the way the child ended: whoever waits for us learns what happened.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal !== null && process.platform !== 'win32') process.kill(process.pid, signal)
  else process.exitCode = code ?? 1
}
