const EVERY_MS = 1_000

/**
 * Notices that npm, which started us, is gone without a word, and that nobody is left to stop us. Started in another
 * way, outliving the parent may be just what was wanted.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function watchParent(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, EVERY_MS).unref()
  return () => clearInterval(timer)
}
