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
  plugins: [
    // By itself it gives short names in the mode `production` alone.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    react(),
    inlineScripts(),
    withoutPreloads(),
  ],
  resolve: {
    conditions: [...CONDITIONS, ...defaultClientConditions],
    // The router's own entries always lead to its development build.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ]
        : [],
  },
  // One style sheet, linked in every page: a page is styled before any script runs.
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
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
          // A group that is cut has the names of all that fetch a part in that part's name.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
              },
              // Its setting is made before anything makes a schema.
              { name: 'zod', test: /node_modules\/zod\/|data\/zodWithoutEval/ },
              // Within reach of every page with the other names, and shown by two.
              { name: 'planNames', test: /packages\/directory-core\/src\/names\/en\/plans\.ts$/ },
              // The facts of places likewise: lists, comparisons and forms show them.
              {
                name: 'factNames',
                test: /packages\/directory-core\/src\/(?:names\/en\/placeFacts|kind\/names\/en|attribute\/attributeNames)\.ts$/,
              },
              // What every page starts with comes in one piece, and so does what several kinds of pages have in common: small files
              // compress badly. Not react-aria's buttons, which are dear, nor forms: the pages that most people open do without.
              // Where they are cut by who fetches them, no page has the parts of others: the forms of applicants are in the same build.
              // The entry is a chunk of its own: it waits for a page's code, which waits for all that it imports.
              { name: 'start', tags: ['$initial'], test: (id) => !/(?:index\.html|entry-client\.tsx)$/.test(id) },
              {
                name: 'shared',
                test: /(?:packages\/(?:ui|directory-core|app)|apps\/site)\/src\/(?!components\/(?:(?:Icon)?Button|Field|Modal|Form|TextField|TextArea|Checkbox)\/(?!.*\.css))/,
                minShareCount: 8,
                entriesAware: true,
                entriesAwareMergeThreshold: 6000,
              },
              // Lists and comparisons have boxes to tick, and no form.
              { name: 'fields', test: /packages\/ui\/src\/components\/(?:Field|Checkbox)\// },
              { name: 'forms', test: /packages\/ui\/src\/components\/(?:Form|TextField|TextArea)\// },
              // What cards need of the packages, without the fields of a form.
              { name: 'tiers', test: /packages\/directory-core\/src\/tier\/tierDisplay/ },
              // Small, and always together.
              { name: 'landscape', test: /packages\/ui\/src\/art\/Landscape\/|app\/searchNavigation/ },
              { name: 'openNow', test: /packages\/ui\/src\/(?:directory\/OpenNow|components\/Chip)\// },
              {
                name: 'notice',
                test: /packages\/ui\/src\/(?:components\/Notice\/|art\/Icon\/icons\/(?:Info|Success)Icon)/,
              },
              {
                name: 'searchBox',
                test: /packages\/ui\/src\/(?:directory\/SearchBox|components\/SearchField)\/|SuggestingSearchBox/,
              },
              // What lists, their suggestions and the engine have in common.
              {
                name: 'search',
                test: /packages\/directory-core\/src\/(?:search|location\/(?:placeIndex|parseNear))|apps\/site\/src\/data\/(?:listPages|listingStore)/,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 1000,
              },
            ],
          },
        },
      }),
    },
    copyPublicDir: !isSsrBuild,
  },
  ssr: { noExternal: [/^@dira\//], resolve: { conditions: [...CONDITIONS, ...defaultServerConditions] } },
}))

function productionRouter(entry: string): string {
  const dom = createRequire(import.meta.url).resolve('react-router-dom')
  const development = createRequire(dom).resolve('react-router')
  return join(dirname(development), '..', 'production', entry)
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
        import { fetchesAhead } from ${JSON.stringify(join(import.meta.dirname, 'src/shell/fetchAhead.ts'))}
        import { MISSING_CODE_EVENT } from ${JSON.stringify(join(import.meta.dirname, '../../packages/data/src/site/startEvents.ts'))}
        export const __vitePreload = (load) => {
          const isAhead = fetchesAhead()
          return load().catch((error) => {
            if (!isAhead) dispatchEvent(new Event(MISSING_CODE_EVENT))
            throw error
          })
        }`,
    },
  }
}
