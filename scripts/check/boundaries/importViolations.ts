import { posix } from 'node:path'
import type { Tree } from '../readTree.ts'
import type { Violation } from '../violation.ts'
import { isTest } from './isTest.ts'
import type { SourceModule } from './readModule.ts'
import type { WorkspacePackage } from './workspacePackage.ts'

/** Imports past a package's entry, and of test code. Which layer may import which is in layers.jsonc. */
export function importViolations(
  { path, imports }: SourceModule,
  tree: Tree,
  packages: readonly WorkspacePackage[],
): readonly Violation[] {
  return imports.flatMap(({ specifier, line }) => {
    const message =
      (!isTest(path) && testingMessage(specifier)) ||
      (specifier.startsWith('.') ? relativeMessage(path, specifier, tree, packages) : entryMessage(specifier, packages))
    return message ? [{ path, line, message }] : []
  })
}

function testingMessage(specifier: string): string | undefined {
  if (!/(^|\/)testing(\/|$)/.test(specifier)) return undefined
  return `'${specifier}' is made for tests and stories: what the product needs of it belongs in a place of its own.`
}

function relativeMessage(
  path: string,
  specifier: string,
  tree: Tree,
  packages: readonly WorkspacePackage[],
): string | undefined {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*/, ''))
  const home = packages.find(({ folder }) => path.startsWith(`${folder}/`))
  // Stories are tested as Storybook shows them.
  const isPreview = isTest(path) && target === '.storybook/preview.tsx'
  // Whoever makes a store of listings tests it by the contract, which no package is published with.
  const isContract = isTest(path) && target.startsWith('packages/directory-core/src/search/testing/')
  if (home && !isPreview && !isContract && !target.startsWith(`${home.folder}/`)) {
    return `'${specifier}' leaves ${home.folder}: import other packages by their name and a declared entry.`
  }
  const route = routeOf(path)
  if (route !== undefined && ![undefined, route].includes(routeOf(target))) {
    return 'Routes do not import each other: what two of them share belongs in apps/site/src/layout, app or data, or in packages/ui.'
  }
  if (!tree.has(target)) return `'${specifier}' names no file: write the whole name, with its .ts or .tsx.`
  return undefined
}

function routeOf(path: string): string | undefined {
  return /^apps\/site\/src\/routes\/([^/]+)\//.exec(path)?.[1]
}

function entryMessage(specifier: string, packages: readonly WorkspacePackage[]): string | undefined {
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (!owner || owner.entries.includes(specifier)) return undefined
  return `'${specifier}' is no entry of ${owner.name}: it offers ${owner.entries.join(', ') || 'none'}.`
}
