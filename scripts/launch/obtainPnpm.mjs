import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainToolFailure } from './explainFailure.mjs'
import { findNpm, runTool } from './tool.mjs'
import { PNPM_VERSION } from './versions.mjs'

/**
 * Where pnpm's program lies once it has been obtained.
 * @param {{ tools: string, platform: import('./platform.mjs').Platform }} options
 */
export function pnpmProgram({ tools, platform }) {
  const program = platform.name.startsWith('win32') ? 'pnpm.exe' : 'pnpm'
  return path.join(tools, `pnpm-${PNPM_VERSION}`, 'node_modules', platform.pnpmPackage, program)
}

/**
 * The path of a pnpm of the right version: the machine's own, the one of an earlier run, or one that npm fetches now.
 *
 * pnpm is a native program. The package called `pnpm` only carries scripts that put the program of the right platform
 * into place, which npm may refuse to run, and it lists the programs as optional, so that a failed download passes
 * unnoticed. The platform's own package has neither weakness.
 * @param {object} options
 * @param {string} options.tools
 * @param {import('./platform.mjs').Platform} options.platform
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @param {(line: string) => void} options.say
 * @param {(pid: number) => void} options.onStart
 */
export async function obtainPnpm({ tools, platform, env, log, say, onStart }) {
  const program = pnpmProgram({ tools, platform })
  if (existsSync(program)) return program
  if (hasOwnPnpm(env)) return 'pnpm'

  say(`Fetching pnpm ${PNPM_VERSION} …`)
  const partial = path.join(tools, `pnpm-${PNPM_VERSION}.partial`)
  const finished = path.join(tools, `pnpm-${PNPM_VERSION}`)
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  writeFileSync(path.join(partial, 'package.json'), '{ "private": true }\n')
  const npm = findNpm(process.env)
  const { code, output } = await runTool({
    file: npm.file,
    args: [
      ...npm.args,
      'install',
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--loglevel=error',
      `${platform.pnpmPackage}@${PNPM_VERSION}`,
    ],
    cwd: partial,
    env: { ...env, npm_config_local_prefix: partial },
    log,
    onStart,
  })
  if (code !== 0) throw explainToolFailure({ what: `Fetching pnpm ${PNPM_VERSION}`, output, log })
  rmSync(finished, { recursive: true, force: true })
  renameSync(partial, finished)
  return program
}

/** @param {NodeJS.ProcessEnv} env */
function hasOwnPnpm(env) {
  // A shell on Windows only: pnpm is a .cmd file there. Corepack must not start a download, or a question, of its own.
  const { stdout } = spawnSync('pnpm', ['--version'], {
    env: { ...env, COREPACK_ENABLE_NETWORK: '0', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 10_000,
  })
  return stdout?.trim() === PNPM_VERSION
}
