import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { explainToolFailure, isExplained } from './explainFailure.mjs'
import { LaunchFailure } from './LaunchFailure.mjs'
import { removeStamp, writeStamp } from './installStamp.mjs'
import { runTool } from './tool.mjs'
import { NODE_MAJOR } from './versions.mjs'

/**
 * Installs the workspace from its lockfile and leaves the stamp when all of it stands.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.pnpm
 * @param {string} options.stamp
 * @param {boolean} options.hasPinnedNode
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {(line: string) => void} options.say
 * @param {(pid: number) => void} options.onStart
 */
export async function installDependencies({ root, pnpm, stamp, hasPinnedNode, env, log, say, onStart }) {
  const modules = path.join(root, 'node_modules')
  const hadModules = existsSync(modules)
  say(hadModules ? 'Bringing the dependencies up to date …' : 'Installing the dependencies, about half a minute …')
  removeStamp(root)
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirm-modules-purge=false']
  // The only build scripts are the `node` package's, which fails where there is no program for the platform, and
  // esbuild's, which only saves a few milliseconds at its start.
  if (!hasPinnedNode) args.push('--ignore-scripts')
  const run = () => runTool({ file: pnpm, args, cwd: root, env, log, onStart, isHopeless: hasLostTheNetwork })
  const isSound = () => !hasPinnedNode || runs(pinnedNode(root))

  let result = await run()
  const isHalfFinished = result.code === 0 ? !isSound() : hadModules && !isExplained(result.output)
  if (isHalfFinished) {
    say('Repairing a half-finished install …')
    rmSync(modules, { recursive: true, force: true })
    result = await run()
  }
  if (result.code !== 0) throw explainToolFailure({ what: 'Installing the dependencies', output: result.output, log })
  if (!isSound()) {
    throw new LaunchFailure(
      `The Node ${NODE_MAJOR} that was installed does not run on this machine (an old system library, usually): install Node ${NODE_MAJOR} yourself and run the command again.`,
    )
  }
  mkdirSync(modules, { recursive: true })
  writeStamp({ root, stamp })
}

/**
 * The program of the workspace's own Node: the real file, because what lies in node_modules/.bin may be a shell script.
 * @param {string} root
 */
export function pinnedNode(root) {
  const program = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(program) ? realpathSync(program) : program
}

/**
 * pnpm retries every single package before it gives up, for minutes. One that failed again after a pause, while nothing
 * at all has arrived, tells the same.
 * @param {string} output
 */
export function hasLostTheNetwork(output) {
  return /\b[01] retries left/.test(output) && !/downloaded [1-9]/.test(output)
}

/** @param {string} program */
function runs(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 && stdout.startsWith(`v${NODE_MAJOR}.`)
}
