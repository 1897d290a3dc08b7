import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import * as core from './index.ts'

const INDEX = fileURLToPath(new URL('index.ts', import.meta.url))
const ENTRY = 'virtual:entry'

const names = Object.keys(core)
const schemas = names.filter((name) => name.endsWith('Schema'))

/** Search, suggestions, changes, counts, filters and state: what a list page needs of this package. */
const LIST_PAGE = [
  'search/createDirectory.ts',
  'search/labelsFor.ts',
  'search/highlightRanges.ts',
  'search/parseSearch.ts',
  'search/serialiseSearch.ts',
  'search/searchState.ts',
  'filter/filterState.ts',
  'filter/activeFilters.ts',
]
/**
 * A kilobyte of it is the names and slugs of the countries, which every list shows and links to; another ranks corrections. 800 bytes find by all
 * words and lead to pages by their names. 1,900 read and write the filters `open`, `has`, `near` and `box`, name them and count them; what answers
 * them is apart. 2,000 are the names of the kinds of places and of what places have, 1,000 find and count by them.
 * 600 order by what a page tells, by nearness, and names by their script. 300 tell what is not yet claimed from the others.
 * 700 make pages of cards and rows, and put rows in the order of their kinds. 200 put first what is known to have a fact, and the sample last. 130 find by brands.
 */
const MOST_BYTES = 22_050

/** The same with an index file in the place of whole listings. */
const OPENED = LIST_PAGE.map((file) => file.replace('createDirectory', 'file/openIndex'))
const OPENS_FILES = ['container.ts', 'fileRows.ts', 'indexFile.ts', 'openIndex.ts']
/** 1,300 more read the file. */
const MOST_BYTES_OPENED = 23_350

/** The minified chunks of an application whose entry is the code. */
async function chunksOf(code: string): Promise<readonly Rolldown.OutputChunk[]> {
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
  return output.filter((file) => file.type === 'chunk')
}

/** The modules that a bundle holds when an application imports some of the package's exports and uses them. */
async function modulesFor(imported: readonly string[], from = INDEX): Promise<readonly string[]> {
  const chunks = await chunksOf(`export { ${imported.join(', ')} } from ${JSON.stringify(from)}`)
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}

describe('what a bundle holds', () => {
  it('is zod only where a schema is imported, so that public pages stay without it', async () => {
    const withoutSchemas = await modulesFor(names.filter((name) => !schemas.includes(name)))
    expect(withoutSchemas.filter((id) => /\/zod\//.test(id))).toEqual([])
    expect(withoutSchemas.length).toBeGreaterThan(20)
    expect((await modulesFor(['contactMessageSchema'])).filter((id) => /\/zod\//.test(id))).not.toEqual([])
  })

  it('is libphonenumber-js only through the entry ./phone', async () => {
    const isPhones = (id: string) => id.includes('/libphonenumber-js/')
    expect((await modulesFor(names)).filter(isPhones)).toEqual([])
    const phone = fileURLToPath(new URL('contact/phone.ts', import.meta.url))
    expect((await modulesFor(['readPhones'], phone)).filter(isPhones)).not.toEqual([])
  })

  it('is one module where one function is used', async () => {
    const source = path.dirname(INDEX)
    const modules = (await modulesFor(['formatRand'])).filter((id) => id.startsWith(source))
    expect(modules.map((id) => path.relative(source, id))).toEqual([path.join('pricing', 'formatRand.ts')])
  })

  it('has the reading of hours and the geometry only where a directory is given them', async () => {
    const isApart = (id: string) => /\/(?:hours|search\/index\/geoPoints|search\/mapCells)\b/.test(id)
    for (const list of [LIST_PAGE, OPENED]) {
      const chunks = await listChunks(list)
      expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter(isApart)).toEqual([])
    }
    expect((await modulesFor(['listingFacts', 'GEO_SEARCH'])).filter(isApart).length).toBeGreaterThan(3)
  })

  it('is of index files what opens them, and not what writes them or what servers open', async () => {
    const ofFiles = (await listChunks(OPENED))
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.includes('/search/file/'))
    expect(ofFiles.map((id) => path.basename(id)).toSorted()).toEqual(OPENS_FILES)
  })

  it.each([
    ['whole listings', MOST_BYTES, LIST_PAGE],
    ['an index file', MOST_BYTES_OPENED, OPENED],
  ] as const)('is for a list page of %s at most %i bytes, when it is packed', async (_, most, list) => {
    const chunks = await listChunks(list)
    expect(gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length).toBeLessThanOrEqual(most)
  })
})

function listChunks(list: readonly string[]): Promise<readonly Rolldown.OutputChunk[]> {
  const files = list.map((name) => fileURLToPath(new URL(name, import.meta.url)))
  return chunksOf(files.map((file) => `export * from ${JSON.stringify(file)}`).join('\n'))
}
