import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), react()],
  // One style sheet, linked in every page: a page is styled before any script runs.
  build: {
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // A hint for authors of plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
    ...(isSsrBuild ? { copyPublicDir: false } : {}),
  },
  ssr: { noExternal: [/^@dira\//] },
}))
