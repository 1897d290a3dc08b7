import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * What npm tells a script about the run it is part of. Handed on to another npm or pnpm these are warnings at best
 * ("Unknown env config") and at worst send it to the wrong folder. A registry, a proxy or a certificate that the
 * machine's owner configured is not among them and is kept.
 */
const OF_THE_OUTER_RUN =
  /^npm_(?:package_|lifecycle_|command$|execpath$|node_execpath$|config_(?:local_prefix|global_prefix|prefix|npm_version|node_gyp|init_module|user_agent|argv)$)/i

/**
 * The environment for what the launcher runs.
 * @param {{ env: NodeJS.ProcessEnv, homeStandIn: string }} options `homeStandIn` serves where the machine offers no
 *   home folder that can be written: npm and pnpm keep their caches there.
 * @returns {NodeJS.ProcessEnv}
 */
export function quietEnvironment({ env, homeStandIn }) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_OUTER_RUN.test(name)))
  kept['npm_config_update_notifier'] = 'false'
  kept['npm_config_fund'] = 'false'
  kept['npm_config_audit'] = 'false'
  const home = homeOf(env)
  if (isWritable(home)) return kept
  // What its owner configured there still counts, if it can be read.
  if (home) kept['npm_config_userconfig'] ??= path.join(home, '.npmrc')
  if (!isWritable(kept['npm_config_cache'])) kept['npm_config_cache'] = path.join(homeStandIn, '.npm')
  return { ...kept, HOME: homeStandIn }
}

/**
 * The same environment for npm and pnpm while they download.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function downloadEnvironment(env) {
  // pnpm reads npm's files but not npm's variables.
  const forPnpm = ['registry', 'proxy', 'https_proxy', 'noproxy', 'cafile'].flatMap((name) => {
    const value = Object.entries(env).find(([key]) => key.toLowerCase() === `npm_config_${name}`)?.[1]
    return value ? [[`pnpm_config_${name}`, value]] : []
  })
  return { ...Object.fromEntries(forPnpm), ...PATIENCE, ...env }
}

/** Retries that bridge a hiccup without keeping a person without network waiting for minutes. */
const PATIENCE = Object.fromEntries(
  ['npm_config', 'pnpm_config'].flatMap((tool) => [
    [`${tool}_fetch_retries`, '3'],
    [`${tool}_fetch_retry_factor`, '2'],
    [`${tool}_fetch_retry_mintimeout`, '1000'],
  ]),
)

/**
 * The same environment with folders put first on its PATH.
 * @param {{ env: NodeJS.ProcessEnv, folders: string[] }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function withPath({ env, folders }) {
  // Windows spells it Path, and two spellings side by side would be two variables.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const rest = (env[name] ?? '').split(path.delimiter).filter((folder) => folder !== '' && !folders.includes(folder))
  return { ...env, [name]: [...folders, ...rest].join(path.delimiter) }
}

/** @param {NodeJS.ProcessEnv} env */
function homeOf(env) {
  return process.platform === 'win32' ? env['USERPROFILE'] : env['HOME']
}

/** @param {string | undefined} folder */
function isWritable(folder) {
  if (!folder) return false
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
