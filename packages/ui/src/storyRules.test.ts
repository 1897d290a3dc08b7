import { expect, it } from 'vitest'

interface Meta {
  readonly title: string
  readonly component?: unknown
  readonly parameters?: { readonly notes?: Readonly<Record<string, string>> }
}

type StoryModule = { readonly default: Meta } & Readonly<Record<string, { readonly play?: unknown }>>

/** The parts of Storybook whose components are all documented alike. */
const DOCUMENTED_ALIKE = /^(?:Components|Directory|Console(?!\/Pages))\//

const NOTES = ['use', 'instead', 'keyboard', 'screenReader']

const modules = import.meta.glob<StoryModule>(
  ['./**/*.stories.tsx', '../../../apps/{site,console}/src/**/*.stories.tsx'],
  {
    eager: true,
  },
)
// Only the text knows the order: the exports of a module come in that of the alphabet.
const sources = import.meta.glob<string>(['./**/*.stories.tsx', '../../../apps/console/src/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const documented = Object.entries(modules)
  .map(([path, { default: meta, ...stories }]) => ({ ...meta, stories, source: sources[path] ?? '' }))
  .filter(({ title }) => DOCUMENTED_ALIKE.test(title))

it.each(documented)('$title is documented as every component is', ({ component, parameters, stories, source }) => {
  const claims = {
    'names the component, whose props the page describes': component,
    'begins with Default': /^export const Default\b/m.exec(source)?.index === /^export const/m.exec(source)?.index,
    'is used by hand in a story': Object.values(stories).some(({ play }) => play),
    ...Object.fromEntries(NOTES.map((note) => [`has the note "${note}"`, parameters?.notes?.[note]?.trim()])),
  }
  expect(Object.entries(claims).filter(([, holds]) => !holds)).toEqual([])
})

it('has a part of Storybook for every story', () => {
  const parts = new Set(Object.values(modules).map(({ default: { title } }) => title.split('/')[0] ?? ''))
  expect([...parts].toSorted()).toEqual(['Components', 'Console', 'Directory', 'Foundations', 'Pages'])
})
