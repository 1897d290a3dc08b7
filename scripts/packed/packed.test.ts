import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BROWSER_ARGS, obtainBrowsers } from '../test/browser.ts'
import { buildChunks, kilobytes, withImports } from '../budget/chunks.ts'
import { installPackages, npm, publishedPackages, type InstalledPackage, type Manifest } from './installPackages.ts'

const ROOT = join(import.meta.dirname, '../..')
const MODULES = '/node_modules/'
const PACKAGES = publishedPackages(ROOT)

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
  ['SearchField', 3],
  ['Select', 4],
  ['Sheet', 30],
  ['Text', 1],
  ['TextField', 5],
  ['ThemeSwitch', 17],
  ['ToastProvider', 6],
]

/** What a component costs with the overlay that it fetches, in kB of gzip. */
const MOST_WITH_OVERLAY = 30

/** Components that are seen only once opened: each has an entry of its own, so that an application can fetch it then. */
const OVERLAYS = ['Dialog', 'Lightbox', 'NavigationMenu', 'Sheet', 'Toast']

// Bundlers name files by where they truly are.
const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'dira-consumer-')))
let packages: readonly InstalledPackage[]
const sizes: string[] = []

/** An application that has installed our packages, what they ask for, and its own tools. */
beforeAll(() => {
  // A consumer knows nothing of the workspace's condition, nor builds for tests.
  vi.stubEnv('NODE_OPTIONS', '')
  vi.stubEnv('NODE_ENV', 'production')
  packages = installPackages(ROOT, consumer, ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'])
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(consumer, { recursive: true })
  console.log(`Beyond React, gzip:\n${sizes.join('\n')}`)
})

describe('a packed package', () => {
  it.each(PACKAGES)('%s has no finding of publint', async (name) => {
    const { passed, output } = runNode(ROOT, 'publint/src/cli.js', 'run', '--strict', installed(name).tarball)
    expect(passed, output).toBe(true)
  })

  it.each(PACKAGES)('%s has types that resolve for every consumer of modules', async (name) => {
    const args = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles', '--', installed(name).tarball] as const
    const { passed, output } = runNode(ROOT, '@arethetypeswrong/cli/dist/index.js', ...args)
    expect(passed, output).toBe(true)
  })

  it.each(PACKAGES)('%s names nothing that only this workspace knows, and offers what it offers here', (name) => {
    const manifest = readFileSync(join(installed(name).folder, 'package.json'), 'utf8')
    expect(manifest).not.toMatch(/@dira\/source|catalog:|workspace:/)
    const source = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest
    expect(Object.keys(installed(name).manifest.exports)).toEqual(Object.keys(source.exports))
    expect(readdirSync(installed(name).folder)).not.toContain('src')
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
      const { passed, output } = runNode(ROOT, 'typescript/bin/tsc', '-p', project)
      expect(passed, output).toBe(true)
    },
  )

  it('brings the licences of its typefaces and icons along with them', () => {
    const dist = readdirSync(join(installed('ui').folder, 'dist'))
    expect(dist).toContainEqual(expect.stringMatching(/\.woff2$/))
    expect(dist).toEqual(expect.arrayContaining(['OFL.txt', 'lucide-licence.txt']))
  })
})

describe('a Node script', () => {
  it('searches, reads a row, renders a component, and guards a redirect', async () => {
    const script = join(consumer, 'script.js')
    writeFileSync(
      script,
      `import { safeRedirect } from '@dira/auth'
       import { listingFromRow, rowFromListing } from '@dira/data'
       import { createDirectory, parseSearch } from '@dira/directory-core'
       import { readPhones } from '@dira/directory-core/phone'
       import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
       import { Button } from '@dira/ui'
       import { createElement } from 'react'
       import { renderToString } from 'react-dom/server'
       const { listings } = createDirectory(SAMPLE_LISTINGS).search(parseSearch(new URLSearchParams({ search: SAMPLE_LISTINGS[3].businessName })))
       console.log(JSON.stringify({
         found: listings[0].slug === SAMPLE_LISTINGS[3].slug,
         phones: readPhones(listings[0].phone, listings[0].location.country).length > 0,
         button: renderToString(createElement(Button, null, 'Search')),
         read: listingFromRow(rowFromListing(listings[0])).slug === listings[0].slug,
         redirect: safeRedirect('https://elsewhere.example'),
       }))`,
    )
    const { passed, output } = runNode(consumer, script)
    expect(passed, output).toBe(true)
    expect(JSON.parse(output)).toEqual({
      found: true,
      phones: true,
      read: true,
      button: expect.stringMatching(/^<button.*Search/),
      redirect: expect.stringMatching(/^\//),
    })
  })
})

describe('an application of Vite and React', () => {
  it('has one react-aria-components, which our components share with its own', () => {
    const output = npm(consumer, ['ls', 'react-aria-components', '--all', '--parseable'])
    expect(new Set(output.match(/^.*[/\\]react-aria-components$/gm)).size).toBe(1)
  })

  it('shows components with their styles, and their overlays open from its own triggers', async () => {
    writeFileSync(
      join(consumer, 'vite.config.js'),
      `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }`,
    )
    writeFileSync(
      join(consumer, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
    )
    writeFileSync(
      join(consumer, 'main.jsx'),
      `import '@dira/ui/styles'
       import { listingCard } from '@dira/directory-core'
       import * as names from '@dira/directory-core/names/en'
       import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
       import { Button, ListingGrid } from '@dira/ui'
       import { Dialog } from '@dira/ui/Dialog'
       import { DialogTrigger } from 'react-aria-components/Dialog'
       import { createRoot } from 'react-dom/client'
       createRoot(document.querySelector('#root')).render(
         <main>
           <DialogTrigger>
             <Button>Write</Button>
             <Dialog title="Write to us">Your message</Dialog>
           </DialogTrigger>
           <ListingGrid cards={SAMPLE_LISTINGS.slice(0, 3).map((listing) => listingCard(listing, { names }))} hrefOf={(slug) => '/listings/' + slug} />
         </main>,
       )`,
    )
    const built = runNode(consumer, 'vite/bin/vite.js', 'build')
    expect(built.passed, built.output).toBe(true)

    const server = await preview({ root: consumer, configFile: false, preview: { port: 0 }, logLevel: 'error' })
    const browser = await chromium.launch({ executablePath: obtainBrowsers().whole, args: BROWSER_ARGS })
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(server.resolvedUrls!.local[0]!)
      expect(await page.getByRole('listitem').getByRole('heading', { level: 3 }).count()).toBe(3)
      const trigger = page.getByRole('button', { name: 'Write' })
      const { minBlockSize, fontFamily } = await trigger.evaluate((button) => getComputedStyle(button))
      expect(Number.parseFloat(minBlockSize)).toBeGreaterThanOrEqual(44)
      expect(fontFamily).toMatch(/^"?Noto Sans/)
      await trigger.click()
      await page.getByRole('dialog', { name: 'Write to us' }).getByText('Your message').waitFor()
      expect(errors).toEqual([])
    } finally {
      await browser.close()
      await server.close()
    }
  })

  it.each(SIZE_LIMITS)('pays for %s, beyond React, at most %i kB', async (name, limit) => {
    const { chunks, first } = await bundle(`export { ${name} } from '@dira/ui'`)
    const size = kilobytes(first)
    sizes.push(`${name.padEnd(16)} ${size.toFixed(1).padStart(5)} kB of ${limit}`)
    expect(size).toBeLessThanOrEqual(limit)
    // With what is fetched once it opens, such as the menu of a long Select.
    expect(kilobytes(chunks)).toBeLessThanOrEqual(MOST_WITH_OVERLAY)
  })

  it('pays for the map of listings at most 25 kB of script, and fetches its data as files', async () => {
    const size = kilobytes((await bundle(`export * from '@dira/ui/ListingMap'`)).chunks)
    sizes.push(`${'ListingMap'.padEnd(16)} ${size.toFixed(1).padStart(5)} kB of 25`)
    expect(size).toBeLessThanOrEqual(25)
  })

  it('pays for no overlay before it asks for one, and then for that one alone', async () => {
    const { chunks, first } = await bundle(
      `export { Button, ListingCard } from '@dira/ui'
       export const overlays = [${OVERLAYS.map((name) => `() => import('@dira/ui/${name}')`).join(', ')}]`,
    )
    const overlaysIn = ({ modules }: { readonly modules: readonly string[] }) =>
      OVERLAYS.filter((name) => modules.includes(`@dira/ui/dist/components/${name}/${name}.js`))
    expect(first.flatMap(overlaysIn)).toEqual([])
    const apart = chunks.map(overlaysIn).filter(({ length }) => length > 0)
    expect(apart.map((names) => names.join(' with ')).toSorted()).toEqual(OVERLAYS.toSorted())
  })
})

describe('signing in', () => {
  const site = `export { createAuth, connectSupabase, hasStoredSession, safeRedirect } from '@dira/auth'
    export { AuthProvider, RequireAdmin, useAuth } from '@dira/auth/react'`

  it('costs a page at most 5 kB beyond React, and Supabase is fetched apart from it', async () => {
    const { chunks, first } = await bundle(site)
    const size = kilobytes(first)
    sizes.push(
      `${'@dira/auth'.padEnd(16)} ${size.toFixed(1).padStart(5)} kB of 5, and Supabase ${kilobytes(chunks).toFixed(1)}`,
    )
    expect(size).toBeLessThanOrEqual(5)
    const withSupabase = chunks.filter(({ modules }) => modules.some((module) => module.includes('@supabase/')))
    expect(withSupabase.map((chunk) => first.includes(chunk))).toEqual([false])
  })

  it('costs next to nothing where only a stored session is looked for', async () => {
    const { chunks } = await bundle(`export { hasStoredSession } from '@dira/auth'`)
    expect(kilobytes(chunks)).toBeLessThanOrEqual(0.5)
  })
})

/** Runs a script of an installed package, or one at a path, in a folder. */
function runNode(folder: string, script: string, ...args: readonly string[]) {
  const path = resolve(folder, 'node_modules', script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: folder, encoding: 'utf8' })
  return { passed: status === 0, output: stdout + stderr }
}

/** Builds an application that consists of one module, as a consumer would. React is left out, because every consumer of components has it already. */
async function bundle(application: string) {
  const input = join(consumer, 'application.js')
  writeFileSync(input, application)
  const rolldownOptions = { input, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ } as const
  const chunks = await buildChunks({ configFile: false, root: consumer, build: { rolldownOptions } }, (id) =>
    id.slice(id.lastIndexOf(MODULES) + MODULES.length),
  )
  return {
    chunks,
    first: withImports(
      chunks,
      chunks.filter(({ isEntry }) => isEntry),
    ),
  }
}

function installed(name: string): InstalledPackage {
  const found = packages.find(({ folder }) => folder.endsWith(name))
  if (!found) throw new Error(`${name} was not installed.`)
  return found
}
