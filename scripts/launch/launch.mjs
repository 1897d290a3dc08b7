import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMMANDS, scriptOf } from './commands.mjs'
import { downloadEnvironment, quietEnvironment, withPath } from './environment.mjs'
import { explainSystemError } from './explainFailure.mjs'
import { installDependencies, pinnedNode } from './install.mjs'
import { takeInstallLock } from './installLock.mjs'
import { installStamp, isInstalled } from './installStamp.mjs'
import { LaunchFailure } from './LaunchFailure.mjs'
import { obtainPnpm, pnpmProgram } from './obtainPnpm.mjs'
import { choosePlatform, majorOf, thisMachine } from './platform.mjs'
import { endLike, runForwardingSignals } from './signals.mjs'
import { NODE_MAJOR } from './versions.mjs'
import { watchParent } from './watchParent.mjs'

const LEASH = new URL('./leash.mjs', import.meta.url)

/**
 * Sets up whatever is missing, then runs a command of the repository on the right Node and ends as it ends.
 * @param {string[]} commandLine the command and its arguments
 * @param {{ root?: string }} [options]
 */
export async function launch(commandLine, { root = fileURLToPath(new URL('../..', import.meta.url)) } = {}) {
  try {
    const [command, ...args] = commandLine
    const script = scriptOf(command)
    if (script === undefined)
      throw new LaunchFailure(`Say what to run: node scripts/launch.mjs ${Object.keys(COMMANDS).join(' | ')}.`)
    const { node, env } = await setUp(root)
    await run({ node, script: path.join(root, script), args, env })
  } catch (error) {
    const explained = explainSystemError(error)
    if (!(explained instanceof LaunchFailure)) throw explained
    console.error(explained.message)
    process.exitCode = explained.exitCode
  }
}

/**
 * Makes node_modules what the lockfile says, and finds the Node to run with.
 * @param {string} root
 */
async function setUp(root) {
  const dira = path.join(root, '.dira')
  const tools = path.join(dira, 'tools')
  const log = path.join(dira, 'logs', 'install.log')
  const platform = choosePlatform(thisMachine())
  const ownNode = findOwnNode({ root, hasPinnedNode: platform.hasPinnedNode })
  const stamp = installStamp({ root, platformName: platform.name, nodeMajor: ownNode.major })
  const homeStandIn = path.join(dira, 'home')
  const env = quietEnvironment({ env: process.env, homeStandIn })

  const isSetUp = () => isInstalled({ root, stamp }) && existsSync(ownNode.program ?? pinnedNode(root))
  if (!isSetUp()) {
    const lock = await takeInstallLock({
      file: path.join(dira, 'install.lock'),
      onWait: () => say('Another command is setting this folder up; waiting for it …'),
    })
    try {
      // The one that was waited for may have done it all.
      if (!isSetUp()) {
        if (env['HOME'] === homeStandIn) mkdirSync(homeStandIn, { recursive: true })
        rmSync(log, { force: true })
        const steps = { env: downloadEnvironment(env), log, say, onStart: lock.addProcess }
        const pnpm = await obtainPnpm({ tools, platform, ...steps })
        await installDependencies({ root, pnpm, stamp, hasPinnedNode: platform.hasPinnedNode, ...steps })
      }
    } finally {
      lock.release()
    }
  }

  const node = ownNode.program ?? pinnedNode(root)
  const ownPnpm = pnpmProgram({ tools, platform })
  const folders = [
    path.dirname(node),
    path.join(root, 'node_modules', '.bin'),
    ...(existsSync(ownPnpm) ? [path.dirname(ownPnpm)] : []),
  ]
  return { node, env: withPath({ env, folders }) }
}

/**
 * The Node that this runs on, where it can run everything else too.
 * @param {{ root: string, hasPinnedNode: boolean }} options
 * @returns {{ program?: string, major: number }}
 */
function findOwnNode({ root, hasPinnedNode }) {
  const major = majorOf(process.versions.node)
  // From the second run on npm finds the pinned Node on its PATH: that one is not the machine's.
  const isPinned = process.execPath.startsWith(path.join(root, 'node_modules') + path.sep)
  if (!isPinned && (major === NODE_MAJOR || !hasPinnedNode)) return { program: process.execPath, major }
  return { major: NODE_MAJOR }
}

/** @param {{ node: string, script: string, args: string[], env: NodeJS.ProcessEnv }} options */
async function run({ node, script, args, env }) {
  let stopWatching = () => {}
  const ending = await runForwardingSignals({
    file: node,
    args: ['--import', LEASH.href, script, ...args],
    options: { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
    hearsTerminal: [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY),
    onStart: (_, stop) => {
      stopWatching = watchParent(stop)
    },
  })
  stopWatching()
  endLike(ending)
}

/** @param {string} line */
function say(line) {
  // On the error channel: the other one belongs to the command.
  console.error(line)
}
