import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { apiReport, signaturesOf } from './apiReport.ts'
import { readApi } from './readApi.ts'
import { withoutChangeset } from './withoutChangeset.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dira-declarations-')))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = {
  'index.d.ts': `export { search, search as find, type State } from './search/search.ts';
    export * from './names/index.ts';
    export * as words from './names/index.ts';
    export { DialogTrigger } from 'react-aria-components/Dialog';`,
  'search/search.d.ts': `import type { Filters as Narrowed } from '../filters.ts';
    import { type z } from 'zod';
    import * as styles from '../styles.css.ts';
    /** What is asked for. */
    export interface State extends Narrowed { readonly text: string; readonly Page: number }
    interface Page {}
    /**
     * Finds listings.
     * In their order.
     */
    export declare function search(state: State): Found;
    export declare function search(text: string): import('../filters.ts').Hidden;
    type Found = readonly z.infer<typeof schema>[] | typeof styles.look | import('react').JSX.Element;
    declare const schema: z.ZodString;`,
  'filters.d.ts': `export interface Filters { readonly open?: boolean }
    export interface Hidden { readonly a: 1 }
    export interface Unused { readonly b: 2 }`,
  'styles.css.d.ts': `export declare const look: string;
    export declare const other: string;`,
  'names/index.d.ts': `export declare const name: "x";`,
  'other.d.ts': `export { search } from './search/search.ts';`,
}
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const read = () =>
  readApi(
    folder,
    new Map([
      ['@x/y', join(folder, 'index.d.ts')],
      ['@x/y/other', join(folder, 'other.d.ts')],
    ]),
  )

describe('the report of a package', () => {
  it('has every export of every entry, by its name, wherever it is declared', () => {
    const [first, second] = read().entries
    expect(first?.exports.map(({ name, kind }) => [name, kind])).toEqual([
      ['DialogTrigger', 'from-elsewhere'],
      ['State', 'own'],
      ['find', 'own'],
      ['name', 'own'],
      ['search', 'shown-before'],
      ['words', 'from-elsewhere'],
    ])
    expect(second?.exports).toEqual([{ name: 'search', kind: 'shown-before', entry: '@x/y' }])
  })

  it('has all overloads, and the docstring without its stars', () => {
    const find = read().entries[0]!.exports.find(({ name }) => name === 'find')
    expect(find).toMatchObject({
      declaration: {
        doc: 'Finds listings.\nIn their order.',
        code: `function search(state: State): Found;\nfunction search(text: string): import('../filters.ts').Hidden;`,
      },
    })
  })

  it('has the types behind them that have no export, and what comes from other packages', () => {
    const { behind, imports } = read()
    expect(behind.map(({ name, module }) => [name, module])).toEqual([
      ['Filters', 'filters'],
      ['Found', 'search/search'],
      ['Hidden', 'filters'],
      ['look', 'styles.css'],
      ['schema', 'search/search'],
    ])
    expect(imports).toEqual([`import { JSX } from 'react'`, `import { z } from 'zod'`])
    expect(apiReport('@x/y', read())).not.toContain(folder)
  })
})

describe('a changeset', () => {
  const report = () => apiReport('@x/y', read())
  const asked = (now: string, texts: readonly string[] = []) =>
    withoutChangeset([{ name: '@x/y', before: report(), now }], texts)

  it.each([
    ['a type', (text: string) => text.replace('readonly open?: boolean', 'readonly open: boolean')],
    ['an export that is gone', (text: string) => text.replace('### name', '### title')],
    ['an overload', (text: string) => text.replace('text: string):', 'text: string | null):')],
    ['what another package gives', (text: string) => text.replace(`from 'zod'`, `from 'valibot'`)],
  ])('is asked for where %s changes', (_what, change) => {
    expect(asked(change(report()))).toEqual(['@x/y'])
  })

  it.each([
    ['nothing', (text: string) => text],
    ['a docstring', (text: string) => text.replace('Finds listings.', 'Looks for listings.')],
    ['a line break', (text: string) => text.replace('{ readonly a: 1 }', '{\n  readonly a: 1\n}')],
  ])('is not where %s changes', (_what, change) => {
    expect(asked(change(report()))).toEqual([])
  })

  it('counts if it names the package; so does the changelog of a release', () => {
    const now = report().replace('### name', '### title')
    expect(asked(now, [`---\n'@x/y': minor\n---\n\nText`])).toEqual([])
    expect(asked(now, [`---\n"@x/y": patch\n---\n`])).toEqual([])
    expect(asked(now, ['# @x/y\n\n## 0.2.0'])).toEqual([])
    expect(asked(now, [`---\n'@x/yz': minor\n---\n\nabout @x/y`])).toEqual(['@x/y'])
  })

  it('is not asked for by a package that is new', () => {
    expect(withoutChangeset([{ name: '@x/y', before: undefined, now: report() }], [])).toEqual([])
  })

  it('is asked for by types alone', () => {
    expect(signaturesOf('## a\n\nWords.\n\n```ts\n/** Doc. */\nconst a: 1;\n```\n')).toBe('## a ```ts const a: 1; ```')
  })
})
