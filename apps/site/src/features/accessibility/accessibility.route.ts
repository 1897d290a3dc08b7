import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const accessibilityRoute: PageLine = {
  path: paths.accessibility,
  lazy: { Component: async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage },
  handle: plain(
    'Accessibility | Dira',
    'How Dira is used by keyboard, by screen reader and without script, and whom to tell.',
  ),
}
