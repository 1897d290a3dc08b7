import { expect, it } from 'vitest'
import { ROOMS } from './testing/testStories.ts'

interface Meta {
  readonly title: string
  readonly component?: unknown
  readonly parameters?: { readonly notes?: Readonly<Record<string, string>> }
}

type StoryModule = { readonly default: Meta } & Readonly<Record<string, { readonly play?: unknown }>>

/** The parts of Storybook in which a designer finds every component told in the same way. */
const TOLD_ALIKE = ['Components/', 'Directory/']

/** One sheet with all of them. */
const OVERVIEW = 'Components/Overview'

const NOTES = ['use', 'instead', 'keyboard', 'screenReader']

const modules = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true })
// Only the text knows the order: the exports of a module come in that of the alphabet.
const sources = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })

const told = Object.entries(modules)
  .map(([path, { default: meta, ...stories }]) => ({ ...meta, stories, source: sources[path] ?? '' }))
  .filter(({ title }) => title !== OVERVIEW && TOLD_ALIKE.some((part) => title.startsWith(part)))

it.each(told)('$title is told as every component is', ({ component, parameters, stories, source }) => {
  const claims = {
    'names the component, whose props the page describes': component,
    'begins with Default': /^export const Default\b/m.exec(source)?.index === /^export const/m.exec(source)?.index,
    'has a Playground': Object.hasOwn(stories, 'Playground'),
    'is used by hand in a story': Object.values(stories).some(({ play }) => play),
    ...Object.fromEntries(NOTES.map((note) => [`has the note "${note}"`, parameters?.notes?.[note]?.trim()])),
  }
  expect(Object.entries(claims).filter(([, holds]) => !holds)).toEqual([])
})

it('knows the stories of every room, and no other', () => {
  const parts = new Set(Object.values(modules).map(({ default: { title } }) => `${title.split('/')[0]}/`))
  expect([...parts].toSorted()).toEqual(Object.values(ROOMS).flat().toSorted())
})
