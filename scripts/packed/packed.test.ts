import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildChunks, kilobytes, withImports } from '../budget/chunks.ts'
import { codeBlocks } from '../documents/codeBlocks.ts'
import { runNode, withBuiltPage } from './builtPage.ts'
import { entryLimits, reachedFiles } from './entries.ts'
import { publishTarballs } from '../release/publishTarballs.ts'
import { installPackages, npm, publishedPackages, type InstalledPackage, type Manifest } from './installPackages.ts'

const ROOT = join(import.meta.dirname, '../..')
const MODULES = '/node_modules/'
const PACKAGES = publishedPackages(ROOT)
const ENTRIES = PACKAGES.flatMap((name) => entryLimits(ROOT, name))
const REACT = /^react(-dom)?($|\/)/

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

  it.each(PACKAGES)('%s says where it comes from, what it needs and under which licence it is', (name) => {
    const { folder, manifest } = installed(name)
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/\.$/),
      keywords: expect.arrayContaining(['directory']),
      license: 'MIT',
      homepage: expect.stringMatching(/^https:/),
      bugs: expect.stringMatching(/^https:/),
      repository: { type: 'git', url: expect.stringMatching(/^git\+https:/), directory: `packages/${name}` },
      engines: { node: expect.stringMatching(/^>=/) },
    })
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
  })

  it.each(PACKAGES)('%s ships no code that none of its entries reaches', (name) => {
    const { folder, manifest } = installed(name)
    const shipped = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .map((file) => `dist/${file.replaceAll('\\', '/')}`)
    expect(shipped.length).toBeGreaterThan(10)
    const reached = reachedFiles(folder, manifest)
    expect(shipped.filter((file) => !reached.has(file))).toEqual([])
  })

  it('leaves what has components or hooks to the browser, where servers render with React alone', () => {
    const dist = join(installed('ui').folder, 'dist')
    const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const texts = new Map(modules.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
    const hooked = [...texts].filter(([, text]) => /\b(createContext|use[A-Z]\w*)\(/.test(text))
    expect(hooked.length).toBeGreaterThan(100)
    expect(hooked.filter(([, text]) => !/^['"]use client['"]/.test(text)).map(([file]) => file)).toEqual([])
    // It passes on what React Aria lets no server read; what servers draw with has an entry without React.
    expect(texts.get('index.js')).toMatch(/^['"]use client/)
    expect(texts.get('cover.js')).not.toMatch(/^['"]use client/)
    const hooks = readdirSync(join(installed('auth').folder, 'dist/react')).filter((file) =>
      /^[A-Zu].*\.js$/.test(file),
    )
    for (const file of hooks)
      expect(readFileSync(join(installed('auth').folder, 'dist/react', file), 'utf8'), file).toMatch(/^'use client'/)
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

describe('a release', () => {
  it('would publish each package, those first that others depend on', () => {
    const lines = [...publishTarballs(packages, { isDryRun: true })]
    expect(lines.map((line) => line.replace(/@\d.*/, ''))).toEqual(
      ['auth', 'directory-core', 'data', 'ui'].map((name) => `@dira/${name}`),
    )
    for (const line of lines) expect(line).toMatch(/(would be published|is published already)$/)
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

  it('is the page of the README of ui: a search, filters, pages, and colours of its own', async () => {
    const [page, brand] = codeBlocks(ROOT, 'packages/ui/README.md').filter(({ language }) => /tsx|css/.test(language))
    const files = { 'main.tsx': page!.code, 'brand.css': brand!.code }
    const errors = await withBuiltPage(consumer, files, async (shown, address) => {
      const count = shown.getByText(/^Showing /).first()
      const all = Number(/of (\d+) businesses/.exec((await count.textContent())!)![1])
      const heading = shown.getByRole('listitem').getByRole('heading', { level: 3 })
      expect(await heading.count()).toBeGreaterThan(10)
      const look = await shown.getByRole('button', { name: 'Search', exact: true }).evaluate((button) => {
        const { minBlockSize, fontFamily } = getComputedStyle(button)
        return { minBlockSize, fontFamily, backgroundColor: getComputedStyle(button, '::before').backgroundColor }
      })
      expect(Number.parseFloat(look.minBlockSize)).toBeGreaterThanOrEqual(44)
      expect(look.fontFamily).toMatch(/^"?Noto Sans/)
      expect(look.backgroundColor).toBe('rgb(11, 110, 79)')

      const first = await heading.first().textContent()
      await shown.goto(`${address}?page=2`)
      expect(await heading.first().textContent()).not.toBe(first)
      await shown.locator('summary', { hasText: 'Country' }).click()
      await shown.getByRole('group', { name: 'Country' }).getByRole('checkbox').first().check({ force: true })
      await expect.poll(() => count.textContent()).toMatch(new RegExp(`Showing \\d+ of ${all} businesses`))
      await expect.poll(async () => Number(/\d+/.exec((await count.textContent())!)![0])).toBeLessThan(all)
      expect(shown.url()).toMatch(/\?country=/)
      await shown.getByRole('searchbox').fill('no business has such a name')
      await shown.getByText(`Showing 0 of ${all} businesses`).first().waitFor()
    })
    expect(errors).toEqual([])
  })

  it('opens overlays from its own triggers', async () => {
    const main = `import '@dira/ui/styles'
      import { Button } from '@dira/ui'
      import { Dialog } from '@dira/ui/Dialog'
      import { DialogTrigger } from 'react-aria-components/Dialog'
      import { createRoot } from 'react-dom/client'
      createRoot(document.querySelector('#root')).render(
        <DialogTrigger>
          <Button>Write</Button>
          <Dialog title="Write to us">Your message</Dialog>
        </DialogTrigger>,
      )`
    const errors = await withBuiltPage(consumer, { 'main.jsx': main }, async (page) => {
      await page.getByRole('button', { name: 'Write' }).click()
      await page.getByRole('dialog', { name: 'Write to us' }).getByText('Your message').waitFor()
    })
    expect(errors).toEqual([])
  })

  it('finds each entry, and no other, in the tables of the READMEs', () => {
    const entries = packages.flatMap(({ manifest }) =>
      Object.keys(manifest.exports).map((entry) => posix.join(manifest.name, entry)),
    )
    expect(ENTRIES.map(([entry]) => entry).toSorted()).toEqual(entries.toSorted())
  })

  it.each(ENTRIES)('pays for all of %s at most %i kB', async (entry, limit) => {
    const size = entry.endsWith('/styles')
      ? gzipSync(readFileSync(join(installed('ui').folder, 'dist/styles.css'))).length / 1000
      : kilobytes((await bundle(`export * from '${entry}'`, /^(react(-dom|-aria-components)?|msw)($|\/)/)).first)
    sizes.push(`${entry.padEnd(34)} ${size.toFixed(1).padStart(5)} kB of ${limit}`)
    expect(size).toBeLessThanOrEqual(limit)
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

/** Builds an application that consists of one module, as a consumer would. React is left out, because every consumer of components has it already. */
async function bundle(application: string, external = REACT) {
  const input = join(consumer, 'application.js')
  writeFileSync(input, application)
  const rolldownOptions = { input, preserveEntrySignatures: 'strict', external } as const
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
