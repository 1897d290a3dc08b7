import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const sources = [
  ...Object.values(manifest.exports).map((conditions) => conditions['@dira/source']),
  ...Object.values(manifest.imports).flatMap((conditions) => Object.values(conditions['@dira/source'])),
]

/** The sources that package.json names, by the name of the file that each becomes. */
const entry = Object.fromEntries(sources.map((source) => [source.replace(/^\.\/src\/(.+)\.tsx?$/, '$1'), source]))

/** Builds the package for those who install it; inside the workspace its sources are used as they are. */
export default defineConfig({
  // Fonts and pictures lie beside the style sheet, wherever a consumer puts it.
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), companions()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      // Imports that depend on a condition are resolved by the consumer.
      external: (id) => /^(#|(react|react-dom|react-aria-components|@vanilla-extract)(\/|$))/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `*.css.js`: a consumer's vanilla-extract plugin would take them for sources.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: '[name][extname]',
        banner: ({ facadeModuleId, imports }) => (isForClients(facadeModuleId, imports) ? "'use client';" : ''),
      },
    },
  },
})

/** Whether a module has components or hooks, or passes on such of React Aria: servers of React Server Components leave these to the browser by a directive. */
function isForClients(id: string | null, imports: readonly string[]): boolean {
  return /(\.tsx|\/use[A-Z]\w*\.ts)$/.test(id ?? '') || imports.some((name) => /^react(-|\/|$)/.test(name))
}

/** Files to publish besides what Vite and tsc make of the sources. */
function companions(): Plugin {
  const source = (file: string) => readFileSync(join(import.meta.dirname, 'src', file))
  return {
    name: 'companions',
    generateBundle() {
      // Typefaces and icons may be passed on only together with their licences.
      this.emitFile({ type: 'asset', fileName: 'OFL.txt', source: source('theme/fonts/OFL.txt') })
      this.emitFile({ type: 'asset', fileName: 'lucide-licence.txt', source: source('art/Icon/lucide-licence.txt') })
      // A style sheet has no types; without a declaration a consumer's compiler refuses to import it.
      this.emitFile({ type: 'asset', fileName: 'styles.d.ts', source: 'export {}\n' })
    },
  }
}
