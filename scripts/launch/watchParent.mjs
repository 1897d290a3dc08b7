import { lookUpProcess } from './lookUpProcess.mjs'

const EVERY_MS = 1_000

/**
 * Notices that npm, which started us, is gone without a word, and that nobody is left to stop us. Started in another
 * way, outliving the parent may be just what was wanted.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function watchParent(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return () => {}
  const before = whoStartedUs()
  const timer = setInterval(() => {
    if (whoStartedUs() === before) return
    clearInterval(timer)
    onGone()
  }, EVERY_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Our parent, and npm behind it where the parent is only the shell that npm started us with. Elsewhere than on Linux the
 * shell replaces itself with its only command, and the parent is npm.
 */
function whoStartedUs() {
  const parent = process.ppid
  const { name, parent: grandparent } = lookUpProcess(parent) ?? {}
  return /^(?:sh|dash|bash|ash)$/.test(name ?? '') ? `${parent} of ${grandparent}` : `${parent}`
}
