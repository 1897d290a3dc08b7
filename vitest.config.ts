import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['DIRA_BROWSER']
const isRoot = process.getuid?.() === 0

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
          include: ['packages/{directory-core,auth}/src/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
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
      {
        root: join(import.meta.dirname, 'packages/ui'),
        plugins: [vanillaExtractPlugin(), react()],
        // Found before the first test runs: a dependency that turns up later would reload the page under the tests.
        optimizeDeps: {
          entries: ['src/**/*.{test,stories}.{ts,tsx}'],
          include: [
            '@testing-library/react',
            '@testing-library/user-event',
            '@vanilla-extract/recipes/createRuntimeFn',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom/client',
            'react-dom/server.browser',
          ],
        },
        test: {
          name: 'component',
          restoreMocks: true,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/browserSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                // Chromium's sandbox refuses to run as root.
                args: isRoot ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
