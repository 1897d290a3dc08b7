import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of the repository by their path from the root, with `/` on every system. */
export type Tree = ReadonlyMap<string, string>

/** What is made or installed; the repository does not hold it. */
const NOT_SOURCE = new Set([
  'node_modules',
  '.git',
  '.dira',
  '.temp',
  '.env',
  '.env.local',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'playwright-report',
])
const TEXT = /\.(ts|tsx|mjs|js|json|jsonc|md|mdx|ya?ml|toml|sql|css|html|svg|csv)$|(^|\/)(run|\.[a-z.]+)$/

/** Reads every text of the repository once, for the rules that look at them. */
export function readTree(root: string): Tree {
  const paths = listFiles(root, '').filter((path) => TEXT.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return listFiles(root, path)
      return entry.isFile() ? [path] : []
    })
}
