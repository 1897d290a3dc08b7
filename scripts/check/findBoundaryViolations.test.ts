import { describe, expect, it } from 'vitest'
import { findBoundaryViolations } from './findBoundaryViolations.ts'

const CORE = 'packages/directory-core'
const CARD = 'packages/ui/src/directory/ListingCard/ListingCard.tsx'

/** A workspace in small that keeps every rule. */
const SOUND = {
  [`${CORE}/package.json`]: manifest({ name: '@dira/directory-core', exports: { '.': '', './sample': '' } }),
  [`${CORE}/src/index.ts`]: "export { tierOf } from './tier/tierOf.ts'",
  [`${CORE}/src/tier/tierOf.ts`]: "export const isTop = (tier: string) => tier === 'premium'",
  'packages/ui/package.json': manifest({
    name: '@dira/ui',
    exports: { '.': '' },
    devDependencies: { '@dira/directory-core': '' },
  }),
  [CARD]: "import type { Listing } from '@dira/directory-core'",
  'apps/site/package.json': manifest({ name: '@dira/site', dependencies: { '@dira/ui': '' } }),
  'apps/site/src/routes/home/HomePage.tsx': "import '../../layout/SiteLayout.tsx'",
  'apps/site/src/layout/SiteLayout.tsx': "import '@dira/ui'",
  'apps/site/src/routes/listing/ListingPage.tsx': 'export {}',
}

describe('findBoundaryViolations', () => {
  it('finds nothing in a workspace that keeps the rules', () => {
    expect(messagesWith({})).toEqual([])
  })

  it.each([
    ['without its extension', "import { b } from './tier/tierOf'"],
    ['that is not there', "export * from './gone.ts'"],
    ['loaded on demand', "const b = import('./tier/tierOf')"],
  ])('wants a relative import to name a file: one %s', (_, code) => {
    expect(messagesWith({ [`${CORE}/src/a.ts`]: code })).toEqual([expect.stringContaining('names no file')])
  })

  it('reads a file name without the query that a bundler takes', () => {
    const files = {
      'packages/ui/src/art/day.svg': '<svg/>',
      'packages/ui/src/art/art.ts': "import day from './day.svg?url'",
    }
    expect(messagesWith(files)).toEqual([])
  })

  it('keeps relative imports inside their package', () => {
    const code = "import { tierOf } from '../../../../directory-core/src/index.ts'"
    expect(messagesWith({ [CARD]: code })).toEqual([expect.stringContaining('leaves packages/ui')])
  })

  it.each(['@dira/directory-core/src/index.ts', '@dira/directory-core/tier'])(
    'lets nobody import %s, which is no entry',
    (specifier) => {
      const message = `'${specifier}' is no entry of @dira/directory-core: it offers @dira/directory-core, @dira/directory-core/sample.`
      expect(messagesWith({ [CARD]: `import type { Tier } from '${specifier}'` })).toEqual([message])
    },
  )

  it('keeps routes from importing each other', () => {
    const code = "import { ListingPage } from '../listing/ListingPage.tsx'"
    expect(messagesWith({ 'apps/site/src/routes/home/HomePage.tsx': code })).toEqual([
      expect.stringContaining('Routes do not import each other'),
    ])
  })

  it('keeps what is made for tests out of the product, and lets tests have it', () => {
    const code = "import { listingOf } from './testing/listingOf.ts'"
    const made = { [`${CORE}/src/testing/listingOf.ts`]: 'export {}' }
    expect(messagesWith({ ...made, [`${CORE}/src/a.ts`]: code })).toEqual([
      expect.stringContaining('for tests and stories'),
    ])
    expect(messagesWith({ ...made, [`${CORE}/src/a.test.ts`]: code })).toEqual([])
  })

  it.each([
    "const isTop = tier === 'premium'",
    "const isTop = 'classified' !== tier",
    "switch (tier) { case 'standard': break }",
  ])('keeps the meaning of a tier in its folder: %s', (code) => {
    expect(messagesWith({ [CARD]: code })).toEqual([
      expect.stringContaining('decided in packages/directory-core/src/tier/'),
    ])
    expect(messagesWith({ [CARD.replace('.tsx', '.test.tsx')]: code })).toEqual([])
  })

  it.each(['new Date()', 'new Date', 'Date()'])('keeps directory-core from reading the clock by %s', (code) => {
    expect(messagesWith({ [`${CORE}/src/a.ts`]: `const now = ${code}` })).toEqual([
      expect.stringContaining('knows no clock'),
    ])
  })

  it('lets directory-core read an instant that it was given, and speak of the clock', () => {
    expect(messagesWith({ [`${CORE}/src/a.ts`]: 'const day = new Date(instant) // not new Date()' })).toEqual([])
  })

  it('finds packages that depend on themselves by way of others', () => {
    const dependencies = { '@dira/ui': '' }
    const core = manifest({ name: '@dira/directory-core', exports: { '.': '' }, dependencies })
    expect(messagesWith({ [`${CORE}/package.json`]: core })).toEqual([
      expect.stringContaining('@dira/directory-core depends on itself'),
      expect.stringContaining('@dira/ui depends on itself'),
    ])
  })

  it('finds a package that depends on an app', () => {
    const auth = manifest({ name: '@dira/auth', dependencies: { '@dira/site': '' } })
    expect(messagesWith({ 'packages/auth/package.json': auth })).toEqual([expect.stringContaining('depends on no app')])
  })

  it('names the line', () => {
    const tree = new Map(Object.entries({ ...SOUND, [CARD]: "\n\nexport * from './gone.ts'" }))
    expect(findBoundaryViolations(tree)).toMatchObject([{ path: CARD, line: 3 }])
  })
})

function messagesWith(files: Readonly<Record<string, string>>): readonly string[] {
  return findBoundaryViolations(new Map(Object.entries({ ...SOUND, ...files }))).map(({ message }) => message)
}

function manifest(fields: object): string {
  return JSON.stringify(fields)
}
