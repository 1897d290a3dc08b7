import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeEnvironment } from './environment.mjs'
import { findAdvice, install, LaunchFailure, linkPnpm, planFor } from './install.mjs'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Installs what is missing, then hands over to a script or to a program such as pnpm. @type {(commandLine: string[], root?: string) => Promise<void>} */
export async function launch([command = 'pnpm', ...args], root = ROOT) {
  try {
    const plan = planFor(root)
    const folders = [path.dirname(plan.node), path.join(plan.modules, '.bin'), path.dirname(plan.pnpm)]
    const env = makeEnvironment(root, folders)
    if (!plan.isInstalled()) {
      await withLock(path.join(root, '.dira/install.lock'), async () => {
        // Another command may have installed while this one waited for the lock.
        if (!plan.isInstalled()) await install(plan, env)
      })
    }
    linkPnpm(plan)
    // The preloaded module ends a script when this process is killed.
    const preload = ['--import', new URL('./endWithParent.mjs', import.meta.url).href]
    const { code, signal } = command.endsWith('.ts')
      ? await run(plan.node, [...preload, path.join(root, command), ...args], { env, stdio: [0, 1, 2, 'ipc'] })
      : await run(command, args, { env, cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    if (signal !== null && process.platform !== 'win32') process.kill(process.pid, signal)
    else process.exitCode = code ?? 1
  } catch (error) {
    const advice = error instanceof LaunchFailure ? undefined : findAdvice(String(error))
    if (!advice && !(error instanceof LaunchFailure)) throw error
    console.error(advice ? `Setting up failed. ${advice} (${String(error)})` : Object(error).message)
    process.exitCode = 1
  }
}
