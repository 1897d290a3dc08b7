import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { inlineScripts } from './server/build/inlineScript.ts'

/** The workspace's packages are their sources, and covers are files: what draws them stays on the server. */
const CONDITIONS = ['@dira/source', 'cover-files']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), react(), inlineScripts(), withoutUnusedRouting(), withoutPreloads()],
  resolve: {
    conditions: [...CONDITIONS, ...defaultClientConditions],
    // The router's own entries always lead to its development build.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter() }] : [],
  },
  // One style sheet, linked in every page: a page is styled before any script runs.
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Nothing is preloaded from HTML: the script waits until the page is painted.
    modulePreload: false,
    rolldownOptions: {
      // A hint for authors of plugins.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
              },
              // What every page starts with comes in one piece, and so does what several kinds of pages have in common: small files
              // compress badly. Not react-aria's buttons, which are dear, nor the fields of forms: the pages that most people open do without.
              // The entry is a chunk of its own: it waits for a page's code, which waits for all that it imports.
              { name: 'start', tags: ['$initial'], test: (id) => !/(?:index\.html|entry-client\.tsx)$/.test(id) },
              {
                name: 'shared',
                test: /(?:packages\/(?:ui|directory-core)|apps\/site)\/src\/(?!components\/(?:(?:Icon)?Button|Field)\/(?!.*\.css))/,
                minShareCount: 6,
              },
              // What lists, their suggestions and the engine have in common.
              {
                name: 'search',
                test: /packages\/directory-core\/src\/(?:search|location\/(?:placeIndex|parseNear))|apps\/site\/src\/data\/(?:placesOf|lists)/,
                minShareCount: 2,
              },
            ],
          },
        },
      }),
    },
    ...(isSsrBuild ? { copyPublicDir: false } : {}),
  },
  ssr: { noExternal: [/^@dira\//], resolve: { conditions: [...CONDITIONS, ...defaultServerConditions] } },
}))

function productionRouter(): string {
  const dom = createRequire(import.meta.url).resolve('react-router-dom')
  const development = createRequire(dom).resolve('react-router')
  return join(dirname(development), '..', 'production', 'index.mjs')
}

/**
 * Lets the build leave out what the site does not use of the router: its links, forms and nested routes, which bring its way to load data
 * along. They are made by statements that the build would have to take for effects.
 */
function withoutUnusedRouting(): Plugin {
  return {
    name: 'without-unused-routing',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^(var (\w+) = class [^{]*\{)([^]*?)^\2\.(contextType = \w+;)$/gm, '$1 static $4 $3'),
    },
  }
}

/** Nothing is preloaded for an import: its styles are in the one style sheet. A failure is reported, as Vite's own code reports it. */
function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `
        export const __vitePreload = (load) => load().catch((error) => {
          dispatchEvent(new Event('vite:preloadError'))
          throw error
        })`,
    },
  }
}
