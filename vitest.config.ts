import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { withSources } from './scripts/launch/environment.mjs'
import { BROWSER_ARGS, findBrowsers } from './scripts/test/browser.ts'
import { isNightly, TAGS } from './scripts/test/depth.ts'
import { scriptedAnswers } from './scripts/test/scriptedAnswers.ts'
import { seed } from './scripts/test/seed.ts'

// Tests, and the programs that they start, use the packages' sources, by whatever way Vitest was started.
process.env['NODE_OPTIONS'] = withSources(process.env['NODE_OPTIONS'])
// Tests make databases of their own, whatever a person's environment names.
process.env['DATABASE_URL'] = ''
const SOURCE = '@dira/source'

declare module 'vitest' {
  interface ProvidedContext {
    readonly isNightly: boolean
    readonly seed: number
    readonly storyFiles: readonly string[]
  }
}

interface Package {
  readonly folder: string
  /** Dependencies that Vite does not find by itself, because tests import them late or through others. */
  readonly dependencies: readonly string[]
}

const UI: Package = {
  folder: 'packages/ui',
  dependencies: [
    '@storybook/react-vite',
    '@testing-library/react',
    '@testing-library/user-event',
    '@vanilla-extract/recipes/createRuntimeFn',
    'react-dom/server.browser',
    'react-dom/static.browser',
    'storybook/test',
  ],
}

const AUTH: Package = {
  folder: 'packages/auth',
  dependencies: ['@supabase/supabase-js', '@testing-library/react', 'msw', 'react-dom/server.browser', 'zod/mini'],
}

const executablePath = findBrowsers()?.forComponents

/** Storybook changes the page that it runs in, so that other tests would not find it as they expect. */
const STORIES = ['src/stories.test.ts', 'src/pointer.test.ts', 'src/testing/storyFaults.test.tsx']

/** Tests of what is one for the whole page (its live announcer, its colours, its nodes): each has a page of its own. */
const ALONE = [
  'src/components/Button/Button.test.tsx',
  'src/surviveTranslation/surviveTranslation.test.tsx',
  'src/theme/themes.test.ts',
]

/** A browser that stumbles once on a busy machine must not cost a whole run; what needed it is listed, and a fourth such test fails the run. */
const RETRIES = process.env['CI'] && !isNightly ? 1 : 0

/** The tests that compare what stories look like with what they looked like. */
const VISUAL = 'src/visual.test.tsx'

/** The modules of stories that are tried to the last story, by their paths; `all` is every component. */
const STORY_FILES = process.env['DIRA_STORIES']
const storyFiles =
  STORY_FILES === 'all' ? globSync('{packages/ui,apps/console}/src/**/*.stories.tsx') : (STORY_FILES?.split(',') ?? [])

/** What tests may `inject`: the paths are of the modules of stories to test, all of them when there is none. */
const PROVIDED = { isNightly, seed, storyFiles }

/** The tests that run fit each of these. Vitest's types know it as an option of the command line alone. */
const FILTER = { tagsFilter: [...TAGS.needed, ...TAGS.refused.map((tag) => `!${tag}`)] }

/** What ends a test that hangs. A database or a child process takes its time on two busy cores, and no test is about time. */
const TIMEOUTS = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  // What evaluates style files reads this configuration, whatever its project has.
  environments: { ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } } },
  test: {
    tags: [
      { name: 'ci', description: 'Takes long: in `.ci/run`, not in `npm test`.' },
      { name: 'nightly', description: 'Takes very long, or few changes can break it: by night.' },
    ],
    ...FILTER,
    // `pnpm coverage`: the engine is reused by others, who cannot see what was never run.
    coverage: {
      provider: 'v8',
      include: ['packages/directory-core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/index.ts'],
      reporter: ['text-summary'],
      thresholds: { branches: 95 },
    },
    // A failure shows the whole text: what a machine far away printed is all that there is of it.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      // Pure functions: they leave nothing behind that the next file could meet.
      inNode({
        name: 'unit',
        include: ['packages/{directory-core,auth,data}/src/**/*.test.ts'],
        isolate: false,
      }),
      // A database for each file; what loads it is loaded once.
      inNode({
        name: 'backend',
        include: ['apps/backend/**/*.test.ts'],
        isolate: false,
      }),
      inNode({
        name: 'apps',
        include: [
          'packages/ui/scripts/**/*.test.ts',
          'packages/app/src/**/*.test.ts',
          'apps/{site,console}/**/*.test.ts',
          'scripts/**/*.test.ts',
        ],
        exclude: [...configDefaults.exclude, 'scripts/packed/**'],
        isolate: false,
      }),
      // What depends on time must not depend on the machine's time zone.
      ...['America/New_York', 'Asia/Tokyo', 'Africa/Lubumbashi'].map((TZ) =>
        inNode({
          name: `unit in ${TZ}`,
          include: ['packages/directory-core/src/{hours,time,pricing,featured,tier,view}/**/*.test.ts'],
          // What reads written hours meets no clock.
          exclude: [...configDefaults.exclude, '**/hours/parse*.test.ts'],
          isolate: false,
          env: { TZ },
        }),
      ),
      // `pnpm packed`: builds, packs and installs the packages.
      { test: { name: 'packed', include: ['scripts/packed/**/*.test.ts'], ...TIMEOUTS } },
      inNode({
        name: 'listener',
        include: ['tests/listener/**/*.test.ts'],
        globalSetup: 'tests/listener/setup.ts',
        isolate: false,
      }),
      inBrowser(
        {
          name: 'component',
          include: ['src/**/*.test.{ts,tsx}', '../../apps/console/src/**/*.test.tsx'],
          exclude: [...STORIES, ...ALONE, VISUAL],
        },
        UI,
      ),
      inBrowser({ name: 'component alone', include: ALONE, isolate: true }, UI),
      inBrowser({ name: 'stories', include: STORIES, testTimeout: 300_000 }, UI),
      // With what data does in a browser: a project of its own would take as long to start as its tests take.
      inBrowser({ name: 'auth in a browser', include: ['src/**/*.test.tsx', '../data/src/**/*.test.tsx'] }, AUTH),
      // Looks depend on the machine that draws them: only `pnpm visual` compares them.
      ...(process.env['DIRA_VISUAL'] ? [inBrowser({ name: 'visual', include: [VISUAL] }, UI)] : []),
    ],
  },
})

type Test = NonNullable<TestProjectInlineConfiguration['test']>

function inNode(test: Test): TestProjectInlineConfiguration {
  return {
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    test: {
      ...test,
      environment: 'node',
      provide: PROVIDED,
      restoreMocks: true,
      ...TIMEOUTS,
      setupFiles: [
        'packages/directory-core/src/testing/seedProperties.ts',
        ...(test.include?.some((pattern) => pattern.includes('directory-core'))
          ? ['packages/directory-core/src/testing/limitProperties.ts']
          : []),
      ],
    },
  }
}

/** A project whose tests run in the browser, with a package as its root. */
function inBrowser(test: Test & { name: string }, { folder, dependencies }: Package): TestProjectInlineConfiguration {
  return {
    root: join(import.meta.dirname, folder),
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    plugins: [vanillaExtractPlugin(), react(), scriptedAnswers()],
    // Dependencies are bundled before the first test: one that turned up later would reload the page under the tests. The cache has a name
    // of its own for each set of imports, because what an earlier run found knows nothing of an import that came after it.
    cacheDir: join(import.meta.dirname, 'node_modules/.vite', test.name.replaceAll(' ', '-'), hashOfImports()),
    optimizeDeps: {
      entries: [
        '{src,../data/src}/**/*.{test,stories}.{ts,tsx}',
        '../../apps/{site,console}/src/**/*.{test,stories}.tsx',
      ],
      include: [...dependencies, 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
    },
    test: {
      isolate: false,
      testTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      retry: RETRIES,
      ...test,
      provide: PROVIDED,
      restoreMocks: true,
      setupFiles: ['src/testing/browserSetup.ts'],
      browser: {
        enabled: true,
        headless: true,
        // Longer than the watchdog of `npm test`, which starts a browser anew that says nothing: two busy cores may need more than a minute.
        connectTimeout: 600_000,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: BROWSER_ARGS,
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Anti-aliasing is all that may differ: one other pixel is a change, if by a shade that few would see.
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 0 },
            timeout: 30_000,
            resolveScreenshotPath: ({ root: project, platform, arg, ext }) =>
              join(project, 'visual', platform, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, 'test-results/visual', `${arg}${ext}`),
          },
        },
      },
    },
  }
}

/** Changes when any file that may reach a browser imports something else. */
function hashOfImports(): string {
  const files = globSync('{packages/*/src,apps/{site,console}/src,.storybook}/**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
  })
  const imports = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(?:\bfrom|\bimport)[\s(]*'([^'.][^']*)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  const hash = createHash('sha256').update([...new Set(imports)].toSorted().join('\n'))
  return hash.digest('hex').slice(0, 12)
}
