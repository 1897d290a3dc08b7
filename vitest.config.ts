import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BROWSER_ARGS } from './scripts/test/browserArgs.ts'

const executablePath = process.env['DIRA_BROWSER']

/** The tests that compare what stories look like with what they looked like. */
const VISUAL = 'src/visual.test.tsx'

/** Stories that take as long as everything else in the browser: a lane of `npm test` of their own. */
const LONG_STORIES = 'src/stories.{directory,pages}.test.ts'

/** Where the components are, and what their tests depend on. */
const UI = {
  folder: 'packages/ui',
  dependencies: [
    '@storybook/react-vite',
    '@testing-library/react',
    '@testing-library/user-event',
    '@vanilla-extract/recipes/createRuntimeFn',
    'react-dom/server.browser',
    'storybook/test',
  ],
}

export default defineConfig({
  test: {
    // `pnpm coverage`: the engine is reused by others, who cannot see what was never run.
    coverage: {
      provider: 'v8',
      include: ['packages/directory-core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/index.ts'],
      reporter: ['text-summary'],
      thresholds: { branches: 95 },
    },
    projects: [
      {
        test: {
          name: 'unit',
          restoreMocks: true,
          environment: 'node',
          include: [
            'packages/{directory-core,auth}/src/**/*.test.ts',
            'packages/ui/scripts/**/*.test.ts',
            'apps/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // A database that starts, or a child process, takes its time on two busy cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...['America/New_York', 'Asia/Tokyo', 'Africa/Lubumbashi'].map((TZ) => ({
        test: {
          name: `unit in ${TZ}`,
          restoreMocks: true,
          // What depends on time must not depend on where the machine stands.
          include: ['packages/directory-core/src/{hours,time,pricing,featured,tier}/**/*.test.ts'],
          env: { TZ },
        },
      })),
      inBrowser({ name: 'component', include: ['src/**/*.test.{ts,tsx}'], exclude: [VISUAL, LONG_STORIES] }),
      inBrowser({ name: 'long stories', include: [LONG_STORIES] }),
      inBrowser(
        { name: 'auth in a browser', include: ['src/**/*.test.tsx'] },
        {
          folder: 'packages/auth',
          dependencies: [
            '@supabase/supabase-js',
            '@testing-library/react',
            'msw',
            'react-dom/server.browser',
            'zod/mini',
          ],
        },
      ),
      // Looks depend on the machine that draws them: only `pnpm visual` compares them.
      ...(process.env['DIRA_VISUAL'] ? [inBrowser({ name: 'visual', include: [VISUAL] })] : []),
    ],
  },
})

/** A project whose tests run in the browser: of the components of packages/ui, unless another room is named, with what its tests depend on. */
function inBrowser(
  test: { name: string; include: string[]; exclude?: string[] },
  { folder, dependencies }: { folder: string; dependencies: string[] } = UI,
): TestProjectInlineConfiguration {
  return {
    root: join(import.meta.dirname, folder),
    // Those that run beside each other each find what they depend on by themselves.
    cacheDir: join(import.meta.dirname, 'node_modules/.vite', process.env['DIRA_TEST_LANE'] ?? 'tests'),
    plugins: [vanillaExtractPlugin(), react()],
    // Found before the first test runs: a dependency that turns up later would reload the page under the tests. Found anew
    // each time, since what an earlier run had found knows nothing of an import that came after it.
    optimizeDeps: {
      force: true,
      entries: ['src/**/*.{test,stories}.{ts,tsx}'],
      include: [...dependencies, 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client'],
    },
    test: {
      ...test,
      restoreMocks: true,
      testTimeout: 60_000,
      setupFiles: ['src/testing/browserSetup.ts'],
      browser: {
        enabled: true,
        headless: true,
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
            resolveScreenshotPath: ({ root, platform, arg, ext }) => join(root, 'visual', platform, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(import.meta.dirname, 'test-results/visual', `${arg}${ext}`),
          },
        },
      },
    },
  }
}
