import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const ENTRY = 'virtual:entry'
/** Search, suggestions, changes, counts, filters and state: what a list page needs of this package. */
const MODULES = [
  'createDirectory.ts',
  'highlightRanges.ts',
  'searchParams.ts',
  'searchState.ts',
  '../filter/filterState.ts',
  '../filter/activeFilters.ts',
]
const MOST_BYTES = 12_000

/** The minified script of an application that uses all that the modules export. */
async function bundle(): Promise<string> {
  const paths = MODULES.map((name) => fileURLToPath(new URL(name, import.meta.url)))
  const code = paths.map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}

describe('the script of a list page', () => {
  it(`is at most ${MOST_BYTES} bytes when it is packed`, async () => {
    expect(gzipSync(await bundle(), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
  })
})
