import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import '../packages/ui/src/styles.ts'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Start here', 'Foundations', 'Art', 'Components', 'Directory', 'Pages'] } },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: '320, the narrowest', styles: { width: '320px', height: '640px' } },
        phone: { name: '390, a phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768, a tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Document theme={String(globals['theme'])} direction={String(globals['direction'])}>
        <Story />
      </Document>
    ),
  ],
}

export default preview

/** Sets on the document what the toolbar chose, as a page would have it. */
function Document({ theme, direction, children }: { theme: string; direction: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.dir = direction
    if (theme === 'system') delete documentElement.dataset['theme']
    else documentElement.dataset['theme'] = theme
  }, [theme, direction])
  return children
}
