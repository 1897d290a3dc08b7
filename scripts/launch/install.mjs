import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

const { header } = /** @type {{ header: object }} */ (process.report.getReport())
const isMusl = process.platform === 'linux' && !('glibcVersionRuntime' in header)
const PLATFORM = `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`
const EXE = process.platform === 'win32' ? '.exe' : ''
/** Whether the `node` package has a program for this machine. */
const HAS_PINNED_NODE = !isMusl && PLATFORM !== 'win32-arm64'

/** What npm, pnpm and the system print, and what to do about it. The first match counts: a full disk also breaks downloads. */
const ADVICE = /** @type {const} */ ([
  [/spawn npm ENOENT/, 'npm was not found: install Node together with npm from https://nodejs.org.'],
  [/ENOSPC|EDQUOT|no space left|quota exceeded/i, 'The disk is full: free about 1.5 GB.'],
  [/EACCES|EPERM|EROFS|permission denied|read-only/i, 'This account may not write here: make the folder your own.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNRE|ETIMEDOUT|E\w+UNREACH|dns error|error sending request|timed out/i,
    'The package registry cannot be reached: check the network, and the proxy and registry settings (`npm config list`).',
  ],
  [
    /frozen-lockfile|OUTDATED_LOCKFILE/i,
    'pnpm-lock.yaml does not fit package.json: run `pnpm install`, or restore it.',
  ],
])

/** @param {string} output */
export const findAdvice = (output) => ADVICE.find(([sign]) => sign.test(output))?.[1]

/** A failure that the user can mend. Only its message is printed; any other error is a defect and keeps its stack. */
export class LaunchFailure extends Error {}

/** Which versions are wanted, and where they are. @param {string} root */
export function planFor(root) {
  const files = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package.json']
  const [workspace = '', lockfile, manifest = ''] = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  const version = JSON.parse(manifest).config.pnpm
  const major = /^ {2}node: (\d+)\./m.exec(workspace)?.[1]
  const modules = path.join(root, 'node_modules')
  const pinned = path.join(modules, `node/bin/node${EXE}`)
  // The machine's own Node will do where it has the right version. From the second run on, npm finds the pinned one on its PATH.
  const isOwn = !process.execPath.startsWith(modules + path.sep) && process.versions.node.startsWith(`${major}.`)
  const node = isOwn ? process.execPath : pinned
  if (!isOwn && !HAS_PINNED_NODE)
    throw new LaunchFailure(`npm has no Node ${major} for ${PLATFORM}: install it yourself and run the command again.`)
  const tools = path.join(root, '.dira/tools', `pnpm-${version}`)
  const pnpm = path.join(tools, `node_modules/@pnpm/exe.${PLATFORM}/pnpm${EXE}`)
  // Inside node_modules, so that removing the folder removes the stamp: a hash of all that decides what is installed.
  const stamp = path.join(modules, '.dira-install')
  const hash = createHash('sha256').update([version, PLATFORM, lockfile, workspace].join()).digest('hex')
  const isInstalled = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash && fs.existsSync(node)
  return { root, version, modules, pinned, node, tools, pnpm, stamp, hash, isInstalled }
}

/** Installs the workspace from its lockfile. @param {ReturnType<typeof planFor>} plan @param {NodeJS.ProcessEnv} env */
export async function install({ root, version, modules, pinned, tools, pnpm, stamp, hash }, env) {
  const log = path.join(root, '.dira/install.log')
  /** Runs npm or pnpm with its output in the log; what it printed, when it failed. @param {string} file @param {string[]} args @param {string} cwd */
  const failureOf = async (file, args, cwd) => {
    // Windows starts npm through a shell only, because it is a .cmd file there.
    const shell = process.platform === 'win32' && file === 'npm'
    const { code, output, isInterrupted } = await run(file, args, { cwd, env, shell, stdio: 'pipe' })
    // A full disk cannot take the log either; the tool's own failure is what counts.
    fs.writeFile(log, output, () => {})
    if (isInterrupted) throw new LaunchFailure('Interrupted while setting up: run the same command again to go on.')
    return code === 0 ? undefined : output
  }
  /** @param {string} step @param {string | undefined} failure */
  const end = (step, failure) => {
    if (failure === undefined) return
    const last = failure.trim().split('\n').at(-1)
    const advice = findAdvice(failure) ?? `It ended with "${last}": remove node_modules and .dira/tools.`
    throw new LaunchFailure(`${step} failed. ${advice} Then run the command again. (Details: ${log})`)
  }

  // pnpm's program for this platform: the package `pnpm` itself only holds a script that fetches it.
  if (!fs.existsSync(pnpm)) {
    console.error(`Fetching pnpm ${version} …`)
    const unfinished = `${tools}.partial`
    // The folder may be another system's: a container and its host can share it.
    for (const folder of [tools, unfinished]) fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(unfinished, { recursive: true })
    const args = ['install', '--prefix', unfinished, '--no-save', '--no-package-lock', '--loglevel=error']
    end('Fetching pnpm', await failureOf('npm', [...args, `@pnpm/exe.${PLATFORM}@${version}`], unfinished))
    fs.renameSync(unfinished, tools)
  }
  const hadModules = fs.existsSync(modules)
  console.error(hadModules ? 'Updating the dependencies …' : 'Installing the dependencies, about half a minute …')
  fs.rmSync(stamp, { force: true })
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirm-modules-purge=false']
  // The `node` package's build script fails where it has no program for the platform; the others are not needed.
  if (!HAS_PINNED_NODE) args.push('--ignore-scripts')
  let failure = await failureOf(pnpm, args, root)
  const isComplete = () => !HAS_PINNED_NODE || spawnSync(pinned, ['--version']).status === 0
  if (failure === undefined ? !isComplete() : hadModules && findAdvice(failure) === undefined) {
    console.error('Repairing a half-finished install …')
    fs.rmSync(modules, { recursive: true, force: true })
    failure = await failureOf(pnpm, args, root)
  }
  end('Installing the dependencies', failure)
  fs.writeFileSync(stamp, hash)
}

/** Puts the pinned pnpm among the installed programs, where `npx pnpm` finds it. @param {ReturnType<typeof planFor>} plan */
export function linkPnpm({ modules, pnpm }) {
  const isWindows = process.platform === 'win32'
  const link = path.join(modules, '.bin', isWindows ? 'pnpm.cmd' : 'pnpm')
  const target = path.relative(path.dirname(link), pnpm)
  try {
    if (isWindows ? fs.existsSync(link) : fs.readlinkSync(link) === target) return
  } catch {
    // There is none yet.
  }
  try {
    fs.mkdirSync(path.dirname(link), { recursive: true })
    fs.rmSync(link, { force: true })
    if (isWindows) fs.writeFileSync(link, `@"%~dp0\\${target}" %*\r\n`)
    else fs.symlinkSync(target, link)
  } catch {
    // Another command may have put it there, or this account may not write: all else works without it.
  }
}
