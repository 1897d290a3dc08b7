import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { LaunchFailure } from './LaunchFailure.mjs'
import { runForwardingSignals } from './signals.mjs'

/**
 * @typedef {object} ToolRun
 * @property {number} code
 * @property {string} output what it printed on both channels
 */

/**
 * Runs npm or pnpm to its end with its output kept from the screen, in a log and as text.
 * @param {object} options
 * @param {string} options.file
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {(pid: number) => void} [options.onStart]
 * @param {(output: string) => boolean} [options.isHopeless] stops the tool as soon as its output so far says it all
 * @returns {Promise<ToolRun>}
 */
export async function runTool({ file, args, cwd, env, log, onStart, isHopeless = () => false }) {
  mkdirSync(path.dirname(log), { recursive: true })
  const logStream = createWriteStream(log, { flags: 'a' })
  // On a full disk the log is the least of it; the tool's own failure says so.
  logStream.on('error', () => {})
  logStream.write(`\n$ ${path.basename(file)} ${args.join(' ')}\n`)
  let output = ''
  try {
    const { code, signal, received } = await runForwardingSignals({
      file,
      args,
      // A process group of its own, so that a tool is stopped together with what it started.
      options: {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
      },
      onStart: (child, stop) => {
        if (child.pid !== undefined) onStart?.(child.pid)
        for (const stream of [child.stdout, child.stderr]) {
          stream?.setEncoding('utf8').on('data', (chunk) => {
            output += chunk
            logStream.write(chunk)
            if (isHopeless(output)) stop()
          })
        }
      },
    })
    if (received !== undefined) {
      throw new LaunchFailure('Interrupted while setting up: run the same command again, it goes on from there.', {
        exitCode: 130,
      })
    }
    if (signal !== null) output += `\nended by ${signal}`
    return { code: code ?? 1, output }
  } finally {
    logStream.end()
  }
}

/**
 * How to start npm without a shell: its program is a script that any Node runs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ file: string, args: string[] }}
 */
export function findNpm(env) {
  const nodeFolder = path.dirname(process.execPath)
  const candidates = [
    // Set by npm itself when it runs a script; yarn and pnpm name themselves there.
    path.basename(env['npm_execpath'] ?? '') === 'npm-cli.js' ? env['npm_execpath'] : undefined,
    ...[nodeFolder, ...pathFolders(env)].flatMap((folder) => [
      path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
      path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
      path.join(folder, '../share/nodejs/npm/bin/npm-cli.js'),
    ]),
  ]
  const script = candidates.find((candidate) => candidate !== undefined && existsSync(candidate))
  if (script === undefined) {
    throw new LaunchFailure(
      'npm was not found beside Node: install Node together with npm from https://nodejs.org and run the command again.',
    )
  }
  return { file: process.execPath, args: [script] }
}

/** @param {NodeJS.ProcessEnv} env */
function pathFolders(env) {
  const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? ''
  return value.split(path.delimiter).filter((folder) => folder !== '')
}
