import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

// Pages and stories by their text: what they import need not run to know their titles.
const texts = (files: Record<string, unknown>) => Object.entries(files as Record<string, string>)
const pages = texts(import.meta.glob('../**/*.mdx', { query: '?raw', import: 'default', eager: true }))
const stories = texts(import.meta.glob('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }))

const known = new Set([
  ...pages.map(([, text]) => {
    const [, title = '', name = 'Docs'] = /<Meta title="([^"]+)"(?: name="([^"]+)")?/.exec(text) ?? []
    return toId(title, name)
  }),
  ...stories.flatMap(([, text]) => {
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name))
    return ['Docs', ...names].map((name) => toId(title, name))
  }),
])

it.each(pages)('%s leads to pages that exist', (_file, text) => {
  const targets = [...text.matchAll(/\]\(\?path=\/(?:docs|story)\/([^)]+)\)/g)].map(([, id]) => id)
  expect(targets.filter((id) => !known.has(String(id)))).toEqual([])
})

it('knows the pages and the stories', () => {
  expect(pages.length).toBeGreaterThan(5)
  expect(known).toContain('components-button--docs')
})
