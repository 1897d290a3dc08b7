import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests read of a package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, unknown>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** A package as a consumer has it. */
export interface InstalledPackage {
  readonly tarball: string
  /** Where npm has put it. */
  readonly folder: string
  readonly manifest: Manifest
}

/** The folders of the packages that are published. */
export function publishedPackages(root: string): readonly string[] {
  return readdirSync(join(root, 'packages')).filter((name) => !readManifest(join(root, 'packages', name)).private)
}

/** Builds and packs the packages as `npm publish` would, and installs the tarballs in a new application, together with their peers and its tools. */
export function installPackages(root: string, consumer: string, tools: readonly string[]): readonly InstalledPackage[] {
  const tarballs = join(consumer, 'tarballs')
  mkdirSync(tarballs)
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const sources = publishedPackages(root).map((name) => join(root, 'packages', name))
  const packages: InstalledPackage[] = []
  for (const source of sources) {
    try {
      npm(source, ['pack', '--pack-destination', tarballs])
    } finally {
      // npm leaves `postpack` out when packing fails.
      npm(source, ['run', 'postpack'])
    }
    const { name, version } = readManifest(source)
    const tarball = join(tarballs, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    packages.push({ tarball, folder: join(consumer, 'node_modules', name), manifest: readManifest(source) })
  }
  const peers = sources.flatMap((source) =>
    Object.keys(readManifest(source).peerDependencies ?? {}).map((name) => installed(source, name)),
  )
  const others = [...new Set([...peers, ...tools.map((name) => installed(root, name))])]
  npm(consumer, ['install', '--no-audit', '--no-fund', ...packages.map(({ tarball }) => tarball), ...others])
  return packages.map((each) => ({ ...each, manifest: readManifest(each.folder) }))
}

/** Runs npm in a folder and gives what it printed. */
export function npm(folder: string, args: readonly string[]): string {
  const isWindows = process.platform === 'win32'
  // What an outer npm says about its own run would send this one to the wrong folder.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_)|^npm_config_.*prefix$/i.test(name),
  )
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    env: Object.fromEntries(environment),
    encoding: 'utf8',
    shell: isWindows,
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}: ${stdout}${stderr}`)
  return stdout
}

/** The version that this workspace is tested with. */
function installed(source: string, name: string): string {
  return `${name}@${readManifest(join(source, 'node_modules', name)).version}`
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
