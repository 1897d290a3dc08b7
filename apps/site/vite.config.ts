import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), react()],
  // The router's own entries lead to its development build, whoever asks.
  ...(command === 'build' && {
    resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter() }] },
  }),
  // One style sheet, linked in every page: a page is styled before any script runs.
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Nothing is preloaded from HTML: the script waits until the page stands.
    modulePreload: false,
    rolldownOptions: {
      // A hint for authors of plugins.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
              // What stands on several kinds of pages comes in one piece: small files compress badly.
              { name: 'shared', test: /packages\/(?:ui|directory-core)\/src|apps\/site\/src/, minShareCount: 5 },
            ],
          },
        },
      }),
    },
    ...(isSsrBuild ? { copyPublicDir: false } : {}),
  },
  ssr: { noExternal: [/^@dira\//] },
}))

function productionRouter(): string {
  const dom = createRequire(import.meta.url).resolve('react-router-dom')
  const development = createRequire(dom).resolve('react-router')
  return join(dirname(development), '..', 'production', 'index.mjs')
}
