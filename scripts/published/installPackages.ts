import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from '../check/runTool.ts'

/** What this and the tests read of a package.json. */
export interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports: Readonly<Record<string, unknown>> }
}

/** A package as a consumer has it: the folder in its node_modules, and the package.json in there. */
export interface InstalledPackage {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Builds the packages and lays them into the node_modules of a consumer as the registry would bring them: `publishConfig` applied, nothing
 * but `dist`, and beside it nothing but the dependencies that they declare.
 */
export async function installPackages(root: string, consumer: string): Promise<readonly InstalledPackage[]> {
  const packages = readdirSync(join(root, 'packages'))
  return Promise.all(packages.map((name) => installPackage(root, { name, consumer })))
}

async function installPackage(root: string, { name, consumer }: { readonly name: string; readonly consumer: string }) {
  const source = join(root, 'packages', name)
  const { publishConfig, ...own } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  const manifest = { ...own, ...publishConfig }
  const folder = join(consumer, 'node_modules', manifest.name)
  const dist = join(folder, 'dist')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))

  const isOfOurs = (dependency: string) => dependency.startsWith('@dira/')
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (!isOfOurs(dependency)) link(join(source, 'node_modules', dependency), join(folder, 'node_modules', dependency))
  }
  if (readdirSync(source).includes('vite.config.ts'))
    await build(root, 'vite', ['build', source, '--outDir', dist, '--logLevel=warn'])
  await build(root, 'tsc', ['-p', join(source, 'tsconfig.build.json'), '--outDir', dist])
  return { folder, manifest }
}

async function build(root: string, program: 'vite' | 'tsc', args: readonly string[]) {
  const { passed, output } = await runTool(root, program === 'tsc' ? 'typescript' : program, [program, ...args])
  if (!passed) throw new Error(`${program} ${args.join(' ')} failed: ${output}`)
}

/** Makes an installed package known in another folder too. */
export function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to, 'junction')
}
