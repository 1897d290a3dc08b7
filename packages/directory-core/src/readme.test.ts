// @module-tag ci
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { fullListing } from './testing/fullListing.ts'
import { locationNamed } from './listing/placeNamed.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
// Inside the package, from where its sources are found.
const folder = mkdtempSync(path.join(PACKAGE, '.readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readme = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8')
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []

describe('the example of the README', () => {
  it('is about ten lines', () => {
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10)
  })

  it('does what it says', async () => {
    const file = path.join(folder, 'run.ts')
    const source = example.replace("'@dira/directory-core'", "'../src/index.ts'")
    writeFileSync(file, source.replace("'@dira/directory-core/names/en'", "'../src/names/en/index.ts'"))
    const { search } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      search: (query: URLSearchParams, rows: readonly unknown[], now: number) => unknown
    }
    const location = locationNamed('KE', 'Nairobi', 'Nairobi')
    // A Monday morning in Nairobi.
    const query = new URLSearchParams('search=KAROO&country=kenya')
    const rows = [fullListing({ packageTier: 'premium', location }), fullListing(), {}]
    const result = search(query, rows, Date.parse('2026-11-23T08:00:00Z'))
    expect(result).toMatchObject({
      heading: 'Showing 1 of 2 businesses',
      details: [{ businessName: 'Karoo Lodge', description: 'A quiet house.' }],
      first: { state: 'open' },
      refused: [{ index: 2 }],
    })
  })
})
