import { LaunchFailure } from './LaunchFailure.mjs'
import { NODE_MAJOR } from './versions.mjs'

/**
 * @typedef {object} Platform What this machine is, and what can be had for it through npm.
 * @property {string} name for example `linux-x64` or `linux-arm64-musl`
 * @property {string} pnpmPackage the npm package that holds pnpm's program for it
 * @property {boolean} hasPinnedNode whether the `node` package ships a program for it
 */

/**
 * Every platform for which pnpm is published, and whether the `node` package is too.
 * @type {Record<string, boolean>}
 */
const HAS_PINNED_NODE = {
  'linux-x64': true,
  'linux-arm64': true,
  'darwin-x64': true,
  'darwin-arm64': true,
  'win32-x64': true,
  'win32-arm64': false,
  'linux-x64-musl': false,
  'linux-arm64-musl': false,
}

/**
 * Says what can be had for a machine, or fails with the way out.
 * @param {{ platform: string, arch: string, isMusl: boolean, nodeVersion: string }} machine
 * @returns {Platform}
 */
export function choosePlatform({ platform, arch, isMusl, nodeVersion }) {
  const name = `${platform}-${arch}${isMusl ? '-musl' : ''}`
  const hasPinnedNode = Object.hasOwn(HAS_PINNED_NODE, name) ? HAS_PINNED_NODE[name] : undefined
  if (hasPinnedNode === undefined) {
    throw new LaunchFailure(
      `Dira cannot set itself up on ${name}, because pnpm is not published for it: ` +
        'use Linux or macOS on x64 or arm64, or Windows on x64 (a container or WSL will do).',
    )
  }
  if (!hasPinnedNode && majorOf(nodeVersion) < NODE_MAJOR) {
    throw new LaunchFailure(
      `There is no Node ${NODE_MAJOR} to be had through npm for ${name}${isMusl ? ' (Alpine and other musl systems)' : ''}, ` +
        `and this is Node ${nodeVersion}: install Node ${NODE_MAJOR} on the machine and run the command again.`,
    )
  }
  return { name, pnpmPackage: `@pnpm/exe.${name}`, hasPinnedNode }
}

/** What the running process says about the machine. */
export function thisMachine() {
  return {
    platform: process.platform,
    arch: process.arch,
    isMusl: process.platform === 'linux' && !runsOnGlibc(),
    nodeVersion: process.versions.node,
  }
}

/** @param {string} version */
export function majorOf(version) {
  return Number(version.split('.')[0])
}

function runsOnGlibc() {
  // Without this the report looks up the host name of every open connection.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime !== undefined
}
