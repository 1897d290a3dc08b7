import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'

/** What npm tells a script about its own run. It would send another npm to the wrong folder. */
const OF_THE_OUTER_RUN = /^npm_(?!config_)|^npm_config_(\w*prefix|npm_version|node_gyp|init_module|user_agent)$/i
/** An npm and a pnpm that print little, and give up on a dead network in seconds unless the machine says otherwise. */
const QUIET = { npm_config_update_notifier: 'false', npm_config_fund: 'false', npm_config_audit: 'false' }
const NPM = { npm_config_fetch_retries: '2', npm_config_fetch_retry_mintimeout: '1000' }
const PNPM = { pnpm_config_fetch_retries: '2', pnpm_config_fetch_retry_mintimeout: '1000' }
const SOURCES = '--conditions=@dira/source'

/** Options with which Node, and what it starts, finds the workspace's packages as sources. @type {(options?: string) => string} */
export const withSources = (options = '') => (options.includes(SOURCES) ? options : `${options} ${SOURCES}`.trim())

/**
 * The environment for what the launcher runs: the programs of some folders first, a home that can be written.
 * @type {(root: string, folders: string[], outer?: NodeJS.ProcessEnv) => NodeJS.ProcessEnv}
 */
export function makeEnvironment(root, folders, outer = process.env) {
  const kept = Object.fromEntries(Object.entries(outer).filter(([name]) => !OF_THE_OUTER_RUN.test(name)))
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...NPM, ...PNPM, ...kept, ...QUIET, NODE_OPTIONS: withSources(kept['NODE_OPTIONS']) }
  // Windows spells it Path, and two spellings side by side would be two variables.
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [...folders, env[pathName]].filter(Boolean).join(path.delimiter)
  // pnpm reads npm's files but not npm's variables.
  for (const [name, value] of Object.entries(kept)) {
    const [, setting] = /^npm_config_(registry|proxy|https_proxy|noproxy|cafile)$/i.exec(name) ?? []
    if (setting) env[`pnpm_config_${setting.toLowerCase()}`] ??= value
  }
  try {
    if (process.platform !== 'win32') accessSync(env['HOME'] ?? '', constants.W_OK)
  } catch {
    // A container may run under an account without a home. npm and pnpm keep their caches there.
    if (env['HOME']) env['npm_config_userconfig'] ??= path.join(env['HOME'], '.npmrc')
    env['HOME'] = path.join(root, '.dira/home')
    mkdirSync(env['HOME'], { recursive: true })
  }
  return env
}
