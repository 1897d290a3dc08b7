import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the package for those who install it; inside the workspace its sources are used as they are. */
export default defineConfig({
  // Fonts and pictures lie beside the style sheet, wherever a consumer puts it.
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry: { index: 'src/index.ts', styles: 'src/styles.ts' }, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => /^(react|react-dom|react-aria-components|lucide-react|@vanilla-extract)(\/|$)/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `*.css.js`: a consumer's vanilla-extract plugin would take them for sources.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: '[name][extname]',
      },
    },
  },
})
