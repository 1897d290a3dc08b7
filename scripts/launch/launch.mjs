import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMANDS } from './commands.mjs'
import { makeEnvironment } from './environment.mjs'
import { findAdvice, LaunchFailure } from './failure.mjs'
import { findNode, install, isInstalled, pnpmFolder } from './install.mjs'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

/**
 * Installs what is missing, then runs a command of the repository on the right Node and ends as it ends.
 * @param {string[]} commandLine the command and its arguments
 * @param {{ root?: string }} [options]
 */
export async function launch([command, ...args], { root = fileURLToPath(new URL('../..', import.meta.url)) } = {}) {
  try {
    const script = Object.entries(COMMANDS).find(([name]) => name === command)?.[1]
    if (script === undefined)
      throw new LaunchFailure(`Say what to run: node scripts/launch.mjs ${Object.keys(COMMANDS).join(' | ')}.`)

    const folders = [path.dirname(findNode(root)), path.join(root, 'node_modules/.bin'), pnpmFolder(root)]
    const env = makeEnvironment(root, folders)
    if (!isInstalled(root)) {
      await withLock(path.join(root, '.dira/install.lock'), async (addProcess) => {
        // Another command may have installed while this one waited for the lock.
        if (!isInstalled(root)) await install({ root, env, onStart: addProcess })
      })
    }

    // The preloaded module ends the command when this process is killed.
    const preload = new URL('./endWithParent.mjs', import.meta.url).href
    const { code, signal } = await run(findNode(root), ['--import', preload, path.join(root, script), ...args], {
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    if (signal !== null && process.platform !== 'win32') process.kill(process.pid, signal)
    else process.exitCode = code ?? 1
  } catch (error) {
    const advice = error instanceof LaunchFailure ? undefined : findAdvice(String(error))
    const failure = advice ? new LaunchFailure(`Setting up failed. ${advice} (${String(error)})`) : error
    if (!(failure instanceof LaunchFailure)) throw error
    console.error(failure.message)
    process.exitCode = failure.exitCode
  }
}
