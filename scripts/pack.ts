/**
 * `prepack` and `postpack` of a package: builds it, and takes out of package.json what only this workspace can read: the condition
 * for sources, and versions such as `workspace:` and `catalog:`. What no entry reaches is taken out as well. The licence, and where the
 * repository is, come from the root.
 * After an interrupted pack, run `npm run postpack`.
 */
import { execSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reachedFiles } from './packed/entries.ts'
import type { Manifest as Packed } from './packed/installPackages.ts'

const MANIFEST = 'package.json'
const ORIGINAL = 'package.json.original'
const LICENCE = 'LICENSE'
const ROOT = join(import.meta.dirname, '..')

interface Manifest extends Pick<Packed, 'exports' | 'imports'> {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly homepage?: string
  readonly bugs?: string
  readonly repository?: object
}

// A pack that was interrupted has left the original behind.
if (existsSync(ORIGINAL)) renameSync(ORIGINAL, MANIFEST)
rmSync(LICENCE, { force: true })
if (process.argv[2] !== '--undo') {
  // The compiler leaves what it wrote for modules that are gone.
  rmSync('dist', { recursive: true, force: true })
  // npm says the tarball's name on the output channel.
  execSync('npm run build', { stdio: ['ignore', 2, 2] })
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'), forConsumers) as Manifest
  removeUnreached(manifest)
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    publicRange(name, range),
  ])
  const { homepage, bugs, repository } = JSON.parse(readFileSync(join(ROOT, MANIFEST), 'utf8')) as Manifest
  const packed = {
    ...manifest,
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
    homepage,
    bugs,
    repository: { ...repository, directory: `packages/${basename(process.cwd())}` },
  }
  copyFileSync(join(ROOT, LICENCE), LICENCE)
  renameSync(MANIFEST, ORIGINAL)
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`)
}

function forConsumers(key: string, value: unknown): unknown {
  return key === '@dira/source' || key === 'devDependencies' ? undefined : value
}

/** Takes out what the entries do not need, such as the types of what has none in them. */
function removeUnreached(manifest: Manifest): void {
  const reached = reachedFiles('.', manifest)
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    const path = `dist/${file.replaceAll('\\', '/')}`
    if (/\.(js|d\.ts)(\.map)?$/.test(path) && !reached.has(path.replace(/\.map$/, ''))) rmSync(path)
  }
}

/** What was installed here, and so was tested, or anything compatible with it. */
function publicRange(name: string, range: string): string {
  if (!/^(workspace|catalog):/.test(range)) return range
  const { version } = JSON.parse(readFileSync(join('node_modules', name, MANIFEST), 'utf8')) as { version: string }
  return `^${version}`
}
