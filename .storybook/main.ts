import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../{packages/ui,apps/site,apps/console}/src/**/*.stories.tsx',
    // What each package exports, as its report says.
    './api/*.mdx',
  ],
  staticDirs: [
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
    { from: '../apps/site/public/favicon.svg', to: '/favicon.svg' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The titles on the pages of documentation are found as well: they hold the words that other houses use.
  features: { experimentalSearchDocsHeadings: true },
  // The TypeScript compiler in use has no API for the other reader of props.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...viteConfig.resolve, conditions: ['@dira/source', ...defaultClientConditions] },
    // Style files are evaluated in it.
    environments: { ssr: { resolve: { conditions: ['@dira/source', ...defaultServerConditions] } } },
    build: {
      ...viteConfig.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...viteConfig.build?.rolldownOptions,
        checks: { bundlerTimings: false },
        // 'use client' in a dependency means nothing to a page without server components.
        onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log),
      },
    },
  }),
}

export default config
