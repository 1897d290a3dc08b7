import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense, type ComponentProps } from 'react'
import '../packages/ui/src/styles.ts'
import '../packages/ui/src/testing/demoTheme/demoTheme.css.ts'
import { describeProps } from '../packages/ui/src/testing/describeProps.ts'
import { PageStage, PartStage } from '../packages/ui/src/testing/stage/Stage.tsx'
import { stageSettings } from '../packages/ui/src/testing/stage/stageSettings.ts'
import { toolbars } from './toolbars.ts'

// Loaded where documentation is shown: tests compose the stories with this file, and need none.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }))

const preview: Preview = {
  ...toolbars,
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Which component?'],
          'Foundations',
          ['Colour', ['Roles', 'Tier badges', 'Contrast'], 'Type', 'Space', 'Motion', 'Icons', 'Art', ['Overview']],
          'Components',
          'Directory',
          'Console',
          'Pages',
          'API',
        ],
      },
    },
    a11y: { test: 'error' },
    // For teams with Chromatic: each story by day, by night, and from right to left on a phone.
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'laptop' },
        dark: { theme: 'dark', viewport: 'laptop' },
        'right to left': { theme: 'light', direction: 'rtl', viewport: 'phone' },
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: '320, the narrowest, and 1280 at 400 %', styles: { width: '320px', height: '640px' } },
        phone: { name: '390, a phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
    docs: {
      page: DocsPage,
      controls: { sort: 'requiredFirst' },
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense fallback={null}>
          <DocsFrame {...props} />
        </Suspense>
      ),
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *' },
    },
  },
  decorators: [
    (Story, { globals, viewMode, parameters }) => {
      const settings = stageSettings(globals)
      return viewMode === 'docs' ? (
        <PartStage settings={settings} isPadded={parameters['layout'] !== 'fullscreen'}>
          <Story />
        </PartStage>
      ) : (
        <PageStage settings={settings}>
          <Story />
        </PageStage>
      )
    },
  ],
}

export default preview
