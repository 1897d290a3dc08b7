import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['DIRA_BROWSER']
const isRoot = process.getuid?.() === 0

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{directory-core,auth}/src/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          // A database that starts, or a child process, takes its time on two busy cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
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
