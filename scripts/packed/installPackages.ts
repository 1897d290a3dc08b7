import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests read of a package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, unknown>>
  readonly imports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** A package with what would be published of it. */
export interface PackedPackage {
  /** Its folder in the repository. */
  readonly source: string
  readonly tarball: string
  readonly manifest: Manifest
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

/** Builds and packs the packages as `npm publish` would, into a folder: each after those that it depends on. */
export function packPackages(root: string, tarballs: string): readonly PackedPackage[] {
  const packed = publishedPackages(root).map((folder) => {
    const source = join(root, 'packages', folder)
    try {
      npm(source, ['pack', '--pack-destination', tarballs])
    } finally {
      // npm leaves `postpack` out when packing fails.
      npm(source, ['run', 'postpack'])
    }
    const manifest = readManifest(source)
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    return { source, tarball: join(tarballs, file), manifest }
  })
  const depth = ({ manifest }: PackedPackage): number => {
    const needed = packed.filter((one) => one.manifest.name in (manifest.dependencies ?? {}))
    return Math.max(0, ...needed.map((one) => depth(one) + 1))
  }
  return packed.toSorted((a, b) => depth(a) - depth(b))
}

/** Installs packed packages in a new application, together with their peers and its tools. */
export function installPackages(root: string, consumer: string, tools: readonly string[]): readonly InstalledPackage[] {
  const tarballs = join(consumer, 'tarballs')
  mkdirSync(tarballs)
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const packages = packPackages(root, tarballs)
  const peers = packages.flatMap(({ source, manifest }) =>
    Object.keys(manifest.peerDependencies ?? {}).map((name) => installed(source, name)),
  )
  const others = [...new Set([...peers, ...tools.map((name) => installed(root, name))])]
  npm(consumer, ['install', '--no-audit', '--no-fund', ...packages.map(({ tarball }) => tarball), ...others])
  return packages.map(({ tarball, manifest }) => {
    const folder = join(consumer, 'node_modules', manifest.name)
    return { tarball, folder, manifest: readManifest(folder) }
  })
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

/** What a folder says of its package. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
