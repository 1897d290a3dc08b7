import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PNPM_VERSION } from './versions.mjs'

/**
 * Everything that decides what an install puts on the disk, as one short text. Equal stamps, equal installs.
 * @param {{ root: string, platformName: string, nodeMajor: number }} target
 */
export function installStamp({ root, platformName, nodeMajor }) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify({ pnpm: PNPM_VERSION, platformName, nodeMajor }))
  const inputs = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    'package.json',
    ...workspaceFolders(root).map((folder) => `${folder}/package.json`),
  ]
  for (const file of inputs) {
    const absolute = path.join(root, file)
    hash.update(`\0${file}\0`)
    if (existsSync(absolute)) hash.update(readFileSync(absolute))
  }
  return hash.digest('hex')
}

/**
 * Whether an install with this stamp was finished and still stands.
 * @param {{ root: string, stamp: string }} expected
 */
export function isInstalled({ root, stamp }) {
  if (!existsSync(stampFile(root)) || readFileSync(stampFile(root), 'utf8') !== stamp) return false
  return workspaceFolders(root).every(
    (folder) => !hasDependencies(path.join(root, folder)) || existsSync(path.join(root, folder, 'node_modules')),
  )
}

/**
 * Written when everything else is in place, so that an interrupted install is never taken for a finished one.
 * @param {{ root: string, stamp: string }} finished
 */
export function writeStamp({ root, stamp }) {
  writeFileSync(stampFile(root), stamp)
}

/** @param {string} root */
export function removeStamp(root) {
  rmSync(stampFile(root), { force: true })
}

/**
 * The folders of the workspace's packages, relative to the root, with forward slashes.
 * Reads the `packages:` list of pnpm-workspace.yaml, whose entries have the form `folder/*`.
 * @param {string} root
 */
export function workspaceFolders(root) {
  const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const list = /^packages:\r?\n((?:[ \t]+-.*\n?)+)/m.exec(workspace)?.[1] ?? ''
  const parents = [...list.matchAll(/-\s*['"]?([^'"*\s]+)\/\*/g)].map((match) => /** @type {string} */ (match[1]))
  return parents.flatMap((parent) =>
    foldersIn(path.join(root, parent))
      .filter((name) => existsSync(path.join(root, parent, name, 'package.json')))
      .map((name) => `${parent}/${name}`)
      .sort(),
  )
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

/** @param {string} folder */
function hasDependencies(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length > 0
}

/** @param {string} root */
function stampFile(root) {
  // Inside node_modules, so that removing the folder removes the claim that it is complete.
  return path.join(root, 'node_modules', '.dira-install')
}
