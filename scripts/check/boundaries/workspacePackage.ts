import { posix } from 'node:path'
import type { Tree } from '../readTree.ts'

/** A package of the workspace, as its package.json declares it. */
export interface WorkspacePackage {
  readonly name: string
  readonly folder: string
  /** What it can be imported by: its name, and its name with a declared entry. */
  readonly entries: readonly string[]
  /** What it depends on, in its tests too. */
  readonly dependencies: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Every package of the workspace but the root, which holds them together. */
export function findPackages(tree: Tree): readonly WorkspacePackage[] {
  return [...tree].filter(([path]) => /^([^/]+\/)+package\.json$/.test(path)).map(([path, text]) => read(path, text))
}

function read(path: string, text: string): WorkspacePackage {
  const { name, exports = {}, ...manifest } = JSON.parse(text) as Manifest
  return {
    name,
    folder: posix.dirname(path),
    entries: Object.keys(exports).map((entry) => posix.join(name, entry)),
    dependencies: Object.keys({ ...manifest.peerDependencies, ...manifest.devDependencies, ...manifest.dependencies }),
  }
}
