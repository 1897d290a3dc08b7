import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

/** The workspace's packages are their sources, and covers are files: what draws them stays on the server. */
const CONDITIONS = ['@dira/source', 'cover-files']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // In development the site's own Vite has `/`.
  base: command === 'serve' ? '/console/' : '/',
  appType: 'custom',
  publicDir: false,
  plugins: [
    // By itself it gives short names in the mode `production` alone.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    react(),
    withoutPreloads(),
  ],
  resolve: {
    conditions: [...CONDITIONS, ...defaultClientConditions],
    // The router's own entries always lead to its development build.
    alias: command === 'build' && !isSsrBuild ? productionRouter() : [],
  },
  // One style sheet, linked in every page: a page is styled before any script runs.
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/pages' : 'dist/client',
    emptyOutDir: true,
    // Nothing is preloaded from HTML: the script waits until the page is painted.
    modulePreload: false,
    // MapLibre is larger than all the rest, and only fetched where a deployment has streets.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // A hint for authors of plugins.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], test: (id) => !/(?:index\.html|entry-browser\.tsx)$/.test(id) },
              // The sign-in does without these two.
              { name: 'zod', test: /node_modules\/zod\// },
              { name: 'data', test: /packages\/data\/src\/(?!site\/)|postgrest-js/, minShareCount: 3 },
              { name: 'shared', test: /packages\/ui\/src\//, minShareCount: 6 },
            ],
          },
        },
      }),
    },
  },
  ssr: { noExternal: [/^@dira\//] },
  // Not under `ssr`: what evaluates style files writes over that, and would not find the packages that they import.
  environments: { ssr: { resolve: { conditions: [...CONDITIONS, ...defaultServerConditions] } } },
}))

function productionRouter() {
  const dom = createRequire(import.meta.url).resolve('react-router-dom')
  const development = createRequire(dom).resolve('react-router')
  const production = join(dirname(development), '..', 'production')
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ]
}

/** Nothing is preloaded for an import: its styles are in the one style sheet. That the code of this page is missing is reported. */
function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `
        import { MISSING_CODE_EVENT } from ${JSON.stringify(join(import.meta.dirname, '../../packages/data/src/site/startEvents.ts'))}
        export const __vitePreload = (load) =>
          load().catch((error) => {
            dispatchEvent(new Event(MISSING_CODE_EVENT))
            throw error
          })`,
    },
  }
}
