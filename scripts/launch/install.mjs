import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { explainToolFailure, findAdvice, LaunchFailure } from './failure.mjs'
import { run } from './run.mjs'
import { NODE_MAJOR, PNPM_VERSION } from './versions.mjs'

/** @typedef {{ root: string, env: NodeJS.ProcessEnv, onStart: (pid: number) => void }} Setup */

const { header } = /** @type {{ header: object }} */ (process.report.getReport())
const isMusl = process.platform === 'linux' && !('glibcVersionRuntime' in header)
const PLATFORM = `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`
/** Whether the `node` package has a program for this machine. */
const HAS_PINNED_NODE = !isMusl && PLATFORM !== 'win32-arm64'
const NO_PINNED_NODE = `npm has no Node ${NODE_MAJOR} that runs on ${PLATFORM}: install Node ${NODE_MAJOR} yourself and run the command again.`

/**
 * The Node that runs the commands: the machine's own where it has the right version, else the one that the workspace pins.
 * @param {string} root
 */
export function findNode(root) {
  // From the second run on, npm finds the pinned Node on its PATH.
  const isPinned = process.execPath.startsWith(path.join(root, 'node_modules') + path.sep)
  if (!isPinned && process.versions.node.startsWith(`${NODE_MAJOR}.`)) return process.execPath
  if (!HAS_PINNED_NODE) throw new LaunchFailure(NO_PINNED_NODE)
  return pinnedNode(root)
}

/** @param {string} root */
function pinnedNode(root) {
  const program = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return fs.existsSync(program) ? fs.realpathSync(program) : program
}

/** @param {string} root */
export const pnpmFolder = (root) => path.join(pathsIn(root).tools, 'node_modules/@pnpm', `exe.${PLATFORM}`)

/** @param {string} root */
export function isInstalled(root) {
  const file = pathsIn(root).stamp
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === makeStamp(root) && fs.existsSync(findNode(root))
}

/**
 * Installs the workspace from its lockfile, with a pnpm that npm fetches.
 * @param {Setup} setup
 */
export async function install(setup) {
  const { root } = setup
  const pnpm = path.join(pnpmFolder(root), process.platform === 'win32' ? 'pnpm.exe' : 'pnpm')
  if (!fs.existsSync(pnpm)) await fetchPnpm(setup)

  const step = 'Installing the dependencies'
  const isComplete = () => !HAS_PINNED_NODE || spawnSync(pinnedNode(root), ['--version']).status === 0
  const modules = path.join(root, 'node_modules')
  const hadModules = fs.existsSync(modules)
  console.error(hadModules ? 'Bringing the dependencies up to date …' : `${step}, about half a minute …`)
  fs.rmSync(pathsIn(root).stamp, { force: true })
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirm-modules-purge=false']
  // The `node` package's build script fails where it has no program for the platform; the others are not needed.
  if (!HAS_PINNED_NODE) args.push('--ignore-scripts')
  let result = await runTool(setup, [pnpm, ...args], root)
  if (result.code === 0 ? !isComplete() : hadModules && findAdvice(result.output) === undefined) {
    console.error('Repairing a half-finished install …')
    fs.rmSync(modules, { recursive: true, force: true })
    result = await runTool(setup, [pnpm, ...args], root)
  }
  if (result.code !== 0) throw explainToolFailure(step, result.output, pathsIn(root).log)
  if (!isComplete()) throw new LaunchFailure(NO_PINNED_NODE)
  fs.writeFileSync(pathsIn(root).stamp, makeStamp(root))
}

/**
 * Fetches pnpm's program for this platform. (The package `pnpm` itself only holds a script that fetches it.)
 * @param {Setup} setup
 */
async function fetchPnpm(setup) {
  const step = `Fetching pnpm ${PNPM_VERSION}`
  console.error(`${step} …`)
  const { tools, log } = pathsIn(setup.root)
  const unfinished = `${tools}.partial`
  // The folder may be another system's: a container and its host can share it.
  for (const folder of [tools, unfinished]) fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true })
  const npmScript = process.env['npm_execpath'] ?? ''
  const npm = npmScript.endsWith('npm-cli.js') ? [process.execPath, npmScript] : ['npm']
  npm.push('install', '--prefix', unfinished, '--no-save', '--no-package-lock', '--loglevel=error')
  const { code, output } = await runTool(setup, [...npm, `@pnpm/exe.${PLATFORM}@${PNPM_VERSION}`], unfinished)
  if (code !== 0) throw explainToolFailure(step, output, log)
  fs.renameSync(unfinished, tools)
}

/**
 * Runs npm or pnpm, with its output in the log instead of on the screen.
 * @type {(setup: Setup, command: string[], cwd: string) => Promise<{ code: number, output: string }>}
 */
async function runTool({ root, env, onStart }, [file = '', ...args], cwd) {
  let output = ''
  // Windows starts npm through a shell only, because it is a .cmd file there.
  const shell = process.platform === 'win32' && file === 'npm'
  const ending = await run(file, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] }, (child) => {
    onStart(child.pid ?? 0)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  })
  // A full disk cannot take the log either; the tool's own failure is what counts.
  fs.writeFile(pathsIn(root).log, output, () => {})
  if (ending.received)
    throw new LaunchFailure('Interrupted while setting up: run the same command again to go on.', 130)
  return { code: ending.code ?? 1, output }
}

/** A hash of everything that decides what an install puts on the disk. @type {(root: string) => string} */
function makeStamp(root) {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  return createHash('sha256')
    .update([PNPM_VERSION, PLATFORM, ...inputs].join())
    .digest('hex')
}

/** @param {string} root */
function pathsIn(root) {
  return {
    tools: path.join(root, '.dira/tools', `pnpm-${PNPM_VERSION}`),
    log: path.join(root, '.dira/install.log'),
    // Inside node_modules, so that removing the folder removes the stamp.
    stamp: path.join(root, 'node_modules/.dira-install'),
  }
}
