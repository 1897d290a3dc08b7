import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

const COVER_FILES = 'cover-files'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), react(), withoutUnusedLinks()],
  resolve: {
    // Covers are files here: what draws them stays on the server.
    conditions: [COVER_FILES, ...defaultClientConditions],
    // The router's own entries lead to its development build, whoever asks.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter() }] : [],
  },
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
              {
                name: 'shared',
                // Not react-aria's buttons: what they bring along is dear, and the pages that most people open do without.
                test: /(?:packages\/(?:ui|directory-core)|apps\/site)\/src\/(?!components\/(?:Icon)?Button\/(?!.*\.css))/,
                minShareCount: 5,
              },
            ],
          },
        },
      }),
    },
    ...(isSsrBuild ? { copyPublicDir: false } : {}),
  },
  ssr: { noExternal: [/^@dira\//], resolve: { conditions: [COVER_FILES, ...defaultServerConditions] } },
}))

function productionRouter(): string {
  const dom = createRequire(import.meta.url).resolve('react-router-dom')
  const development = createRequire(dom).resolve('react-router')
  return join(dirname(development), '..', 'production', 'index.mjs')
}

/**
 * Lets the build leave out the router's own links and forms, which bring its way to load data along: `RouterLink` does without them. They
 * are made by calls that the build would have to take for effects.
 */
function withoutUnusedLinks(): Plugin {
  return {
    name: 'without-unused-links',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
    },
  }
}
