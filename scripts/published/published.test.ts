import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runTool } from '../check/runTool.ts'
import { bundle } from './bundle.ts'
import { installPackages, link, type InstalledPackage } from './installPackages.ts'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGES = readdirSync(join(ROOT, 'packages'))

/** What one component may cost an application, beyond React, in kB of gzip: script alone, the style sheet is one for all. */
const SIZE_LIMITS: readonly [name: string, limit: number][] = [
  ['Button', 15],
  ['Carousel', 5],
  ['CheckboxGroup', 5],
  ['Dialog', 30],
  ['Disclosure', 3],
  ['Form', 4],
  ['Lightbox', 30],
  ['Link', 1],
  ['ListingCard', 20],
  ['NavigationMenu', 5],
  ['Popover', 25],
  ['SearchField', 3],
  ['Select', 4],
  ['Sheet', 30],
  ['Table', 6],
  ['Tabs', 2],
  ['Text', 1],
  ['TextField', 5],
  ['ThemeSwitch', 17],
  ['ToastProvider', 6],
]

/** What is seen only once it is opened: each has an entry of its own, so that an application can fetch it then. */
const OVERLAYS = ['Dialog', 'Lightbox', 'NavigationMenu', 'Popover', 'Sheet', 'Toast']

// Bundlers name files by where they truly are.
const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'dira-consumer-')))
let packages: readonly InstalledPackage[]
const sizes: string[] = []

/** An application that has installed our packages, React, and nothing else. */
beforeAll(async () => {
  // What is built in a test would otherwise be built for one.
  vi.stubEnv('NODE_ENV', 'production')
  packages = await installPackages(ROOT, consumer)
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    link(join(ROOT, 'node_modules', name), join(consumer, 'node_modules', name))
  }
  // Three packages, on cores that other tests keep busy.
}, 180_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(consumer, { recursive: true })
  console.log(`Beyond React, gzip:\n${sizes.join('\n')}`)
})

describe('a published package', () => {
  it.each(PACKAGES)('%s declares files that exist, in the order and form that tools expect', async (name) => {
    const { folder, manifest } = installed(name)
    const { messages } = await publint({ pkgDir: folder, pack: false })
    expect(messages.map((message) => formatMessage(message, { ...manifest }, { color: false }))).toEqual([])
  })

  it.each(PACKAGES)('%s offers its consumers what it offers the workspace', (name) => {
    const { exports } = JSON.parse(
      readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
    ) as InstalledPackage['manifest']
    expect(Object.keys(installed(name).manifest.exports)).toEqual(Object.keys(exports))
  })

  it.each(['bundler', 'nodenext'])(
    'has types that a strict compiler can follow, resolving as %s',
    async (resolution) => {
      const entries = packages.flatMap(({ manifest }) =>
        Object.keys(manifest.exports).map((entry) => join(manifest.name, entry)),
      )
      writeFileSync(join(consumer, 'application.ts'), entries.map((entry) => `import '${entry}'\n`).join(''))
      const compilerOptions = {
        strict: true,
        noEmit: true,
        noUncheckedSideEffectImports: true,
        skipLibCheck: false,
        jsx: 'react-jsx',
        types: [],
        module: resolution === 'bundler' ? 'preserve' : resolution,
        moduleResolution: resolution,
      }
      const project = join(consumer, 'tsconfig.json')
      writeFileSync(project, JSON.stringify({ compilerOptions, files: ['application.ts'] }))
      const { passed, output } = await runTool(ROOT, 'typescript', ['tsc', '-p', project])
      expect(passed, output).toBe(true)
    },
  )

  it('brings the licences of its typefaces and icons along with them', () => {
    const dist = readdirSync(join(installed('ui').folder, 'dist'))
    expect(dist).toContainEqual(expect.stringMatching(/\.woff2$/))
    expect(dist).toEqual(expect.arrayContaining(['OFL.txt', 'lucide-licence.txt']))
  })
})

describe('an application', () => {
  it.each(SIZE_LIMITS)('pays for %s, beyond React, at most %i kB', async (name, limit) => {
    const chunks = await bundle(consumer, `export { ${name} } from '@dira/ui'`)
    const size = sizeOf(chunks)
    sizes.push(`${name.padEnd(16)} ${size.toFixed(1).padStart(5)} kB of ${limit}`)
    expect(size).toBeLessThanOrEqual(limit)
  })

  it('pays for no overlay before it asks for one, and then for that one alone', async () => {
    const chunks = await bundle(
      consumer,
      `export { Button, ListingCard } from '@dira/ui'
       export const overlays = [${OVERLAYS.map((name) => `() => import('@dira/ui/${name}')`).join(', ')}]`,
    )
    const overlaysIn = ({ modules }: { readonly modules: readonly string[] }) =>
      OVERLAYS.filter((name) => modules.includes(`@dira/ui/dist/components/${name}/${name}.js`))
    expect(chunks.filter(({ isFirst }) => isFirst).flatMap(overlaysIn)).toEqual([])
    const apart = chunks.map(overlaysIn).filter(({ length }) => length > 0)
    expect(apart.map((names) => names.join(' with ')).toSorted()).toEqual(OVERLAYS.toSorted())
  })
})

describe('signing in', () => {
  const site = `export { createAuth, connectSupabase, hasStoredSession, safeRedirect } from '@dira/auth'
    export { AuthProvider, RequireAdmin, useAuth } from '@dira/auth/react'`

  it('costs a page at most 5 kB beyond React, and Supabase is fetched apart from it', async () => {
    const chunks = await bundle(consumer, site)
    const size = sizeOf(chunks.filter(({ isFirst }) => isFirst))
    sizes.push(
      `${'@dira/auth'.padEnd(16)} ${size.toFixed(1).padStart(5)} kB of 5, and Supabase ${sizeOf(chunks).toFixed(1)}`,
    )
    expect(size).toBeLessThanOrEqual(5)
    const withSupabase = chunks.filter(({ modules }) => modules.some((module) => module.includes('@supabase/')))
    expect(withSupabase.map(({ isFirst }) => isFirst)).toEqual([false])
  })

  it('costs next to nothing where only a stored session is looked for', async () => {
    expect(sizeOf(await bundle(consumer, `export { hasStoredSession } from '@dira/auth'`))).toBeLessThanOrEqual(0.5)
  })
})

function sizeOf(chunks: readonly { readonly gzipped: number }[]): number {
  return chunks.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000
}

function installed(name: string): InstalledPackage {
  const found = packages.find(({ folder }) => folder.endsWith(name))
  if (!found) throw new Error(`${name} was not installed.`)
  return found
}
