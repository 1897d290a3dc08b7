import { paths } from '@dira/data/site'
import { plain, type PageLine } from '../../shared/route.ts'

export const privacyRoute: PageLine = {
  path: paths.privacy,
  lazy: { Component: async () => (await import('./PrivacyPage.tsx')).PrivacyPage },
  handle: plain('Privacy | Dira', 'What the forms of Dira store, how long, and whom to ask.'),
}
