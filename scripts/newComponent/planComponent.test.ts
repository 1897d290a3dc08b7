import { expect, it } from 'vitest'
import { planComponent } from './planComponent.ts'

const SOURCES = new Map([
  ['_template/Template/Template.tsx', 'export function Template() {}\n'],
  ['components/IconButton/IconButton.tsx', ''],
  ['components/Link/LinkProvider.tsx', ''],
])

it.each([
  ['ratingStars', 'is no name for a component'],
  ['Rating-Stars', 'is no name for a component'],
  ['RATING', 'is no name for a component'],
  ['../Rating', 'is no name for a component'],
  ['', 'is no name for a component'],
  ['IconButton', 'There is a IconButton already: packages/ui/src/components/IconButton/IconButton.tsx.'],
  ['Iconbutton', 'There is a Iconbutton already'],
  ['LinkProvider', 'packages/ui/src/components/Link/LinkProvider.tsx'],
  ['Template', 'packages/ui/src/_template/Template/Template.tsx'],
])('refuses the name "%s" and says why', (name, error) => {
  expect(planComponent(SOURCES, { name, folder: 'components' })).toEqual({
    ok: false,
    error: expect.stringContaining(error),
  })
})
