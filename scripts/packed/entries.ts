import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Manifest } from './installPackages.ts'

/** An entry of a package, as an import names it, with what its README says it weighs at most, in kB of gzip. */
export type EntryLimit = readonly [entry: string, limit: number]

/** The rows of the table of entries in the README of a package: the one place where these limits are. */
export function entryLimits(root: string, name: string): readonly EntryLimit[] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  return [...readme.matchAll(/^\| `(@dira\/[^`]+)` .*\| +(\d+) kB \|$/gm)].map(
    ([, entry = '', limit]) => [entry, Number(limit)] as const,
  )
}

/** The files of an installed package that its manifest names, and all that they import, as paths from its folder. */
export function reachedFiles(
  folder: string,
  { exports, imports = {} }: Pick<Manifest, 'exports' | 'imports'>,
): ReadonlySet<string> {
  const found = new Set(namedFiles([exports, imports]))
  // Files that are added while the set is walked are walked too.
  for (const file of found) {
    if (!/\.(js|d\.ts)$/.test(file)) continue
    const code = readFileSync(join(folder, file), 'utf8')
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)[\s(]*['"](\.[^'"]+)['"]/g)) {
      const target = posix.join(dirname(file), path)
      const types = target.replace(/\.(ts|tsx|js)$/, '.d.ts')
      found.add(file.endsWith('.d.ts') && existsSync(join(folder, types)) ? types : target)
    }
  }
  return found
}

/** Every path that a part of a manifest names, whatever its conditions. */
function namedFiles(part: unknown): readonly string[] {
  if (typeof part === 'string') return [posix.normalize(part)]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(namedFiles) : []
}
