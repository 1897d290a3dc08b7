import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { asService, useTestBackend } from '../testing/testBackend.ts'
import { importListings, type ImportOptions, type ImportProgress } from './importListings.ts'
import { readRow } from './importRow.ts'
import { readPlaces } from './places.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const database = useTestBackend()
const folder = temporaryFolder()

async function runImport(content: string | { readonly file: string }, options: Partial<ImportOptions> = {}) {
  const file = typeof content === 'string' ? join(folder, 'import.csv') : content.file
  if (typeof content === 'string') writeFileSync(file, content)
  const places = await readPlaces(join(FIXTURES, 'places.csv'))
  return importListings({ backend: database().backend, file, places, ...options })
}

async function stored(sourceIds: string): Promise<readonly Record<string, unknown>[]> {
  const headers = asService(database())
  const { body } = await database().ask(`/rest/v1/listings?source_id=like.${sourceIds}&order=source_id&limit=1000`, {
    headers,
  })
  return body as Record<string, unknown>[]
}

function csv(...rows: readonly string[]): string {
  return ['source_id,name,category,osm_tag,lat,lng', ...rows].join('\n')
}

describe('a messy file', () => {
  test('gives its good rows to the directory, and each bad one a line and a reason', async () => {
    const report = await runImport({ file: join(FIXTURES, 'businesses.csv') })
    expect(report).toMatchObject({ imported: 13, updated: 0, unchanged: 0, interruption: undefined })
    expect(report.rejected).toStrictEqual([
      { line: 11, reason: 'lat and lng are not both numbers' },
      { line: 12, reason: expect.stringContaining('lat') },
      { line: 13, reason: 'unknown category "Doctors"' },
      { line: 14, reason: expect.stringContaining('businessName: Too long') },
      { line: 15, reason: 'businessName: Required' },
      { line: 16, reason: 'source_id is empty' },
      { line: 17, reason: 'source_id made-1 is already on line 2' },
      { line: 20, reason: 'has 3 cells instead of 6' },
    ])
  })

  test('fills only what the file says, and the nearest city', async () => {
    const rows = new Map((await stored('made-*')).map((row) => [row['source_id'], row]))
    expect(rows.get('made-3')).toMatchObject({
      business_name: 'مطعم الواحة',
      city_slug: 'mombasa',
      city_name: 'Mombasa',
      country: 'KE',
      slug: 'مطعم-الواحة',
    })
    expect(rows.get('made-8')).toMatchObject({ city_slug: null, city_name: null, lat: null, lng: null })
    expect(rows.get('made-16')).toMatchObject({ business_name: '<b>Bold</b> & Sons; DROP TABLE listings;--' })
    expect(rows.get('made-18')).toMatchObject({ business_name: 'Café Zuri', slug: 'cafe-zuri' })
    for (const row of rows.values()) {
      const nowhere = { province_slug: null, province_name: null, address: '' }
      expect(row).toMatchObject({ ...nowhere, phone: '', email: null, package_tier: null, status: 'published' })
    }
  })

  test('gives each listing a readable slug of its own: the name, with the city, with a number', async () => {
    const slugs = new Map((await stored('made-*')).map((row) => [row['source_id'], row['slug']]))
    expect([4, 5, 6, 7].map((number) => slugs.get(`made-${number}`))).toStrictEqual([
      'corner-shop',
      'corner-shop-nairobi',
      'corner-shop-mombasa',
      'corner-shop-nairobi-2',
    ])
    expect(slugs.get('made-17')).toBe('nightlife-entertainment-nairobi')
  })

  test('changes nothing when it is imported again', async () => {
    const before = await stored('made-*')
    const report = await runImport({ file: join(FIXTURES, 'businesses.csv') })
    expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 13 })
    expect(await stored('made-*')).toStrictEqual(before)
  })
})

describe('names in a file', () => {
  test('of categories are read in any spelling, and stored as slugs', async () => {
    await runImport(csv('names-1,One,car hire & transport,x,,', 'names-2,Two,wellness-spas,x,,'))
    expect((await stored('names-*')).map(({ category }) => category)).toStrictEqual([
      'car-hire-transport',
      'wellness-spas',
    ])
  })

  test.each([
    ['Ivory Coast', 'CI'],
    ['Congo - Kinshasa', 'CD'],
    ['KE', 'KE'],
  ])('of countries are stored as codes: %s as %s', (written, code) => {
    expect(readCountry(written)).toMatchObject({ ok: true, row: { fields: { country: code } } })
  })

  test('of no African country are rejected', () => {
    expect(readCountry('Narnia')).toStrictEqual({ ok: false, reason: 'unknown country "Narnia"' })
  })

  function readCountry(country: string) {
    const cells = { id: '1', name: 'One', category: 'Shopping', country, lat: '', lng: '' }
    const [category, lat, lng] = [{ column: 'category' }, { column: 'lat' }, { column: 'lng' }]
    const columns = { business_name: { column: 'name' }, category, country: { column: 'country' }, lat, lng }
    const mapping = { name: 'a file', sourceId: { column: 'id' }, columns }
    return readRow({ record: { line: 2, cells, bytesRead: 0 }, mapping, places: [], choices: {} })
  }
})

describe('importing again', () => {
  test('updates what the source says otherwise, and keeps the slug', async () => {
    await runImport(csv('again-1,Old Name,Shopping,x,-1.28,36.81'))
    expect(await runImport(csv('again-1,New Name,Shopping,x,-4.05,39.66'))).toMatchObject({ imported: 0, updated: 1 })
    expect(await stored('again-1')).toMatchObject([
      { business_name: 'New Name', city_name: 'Mombasa', slug: 'old-name' },
    ])
  })

  test('keeps what an administrator decided, unless the command says otherwise', async () => {
    const row = csv('again-2,Decided,Shopping,x,-1.28,36.81')
    await runImport(row)
    const decided = { status: 'archived', package_tier: 'premium', phone: '+254 700 000000' }
    await database().ask('/rest/v1/listings?source_id=eq.again-2', {
      method: 'PATCH',
      headers: asService(database()),
      body: decided,
    })
    expect(await runImport(row)).toMatchObject({ unchanged: 1 })
    expect(await stored('again-2')).toMatchObject([decided])
    expect(await runImport(row, { choices: { tier: 'standard', status: 'draft' } })).toMatchObject({ updated: 1 })
    expect(await stored('again-2')).toMatchObject([
      { status: 'draft', package_tier: 'standard', phone: '+254 700 000000' },
    ])
  })

  test('two imports at once store every row once', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => `both-${index},Twin,Shopping,x,-1.28,36.81`)
    writeFileSync(join(folder, 'both.csv'), csv(...rows))
    const reports = await Promise.all([1, 2].map(() => runImport({ file: join(folder, 'both.csv') })))
    expect(reports.reduce((sum, { imported }) => sum + imported, 0)).toBe(250)
    const listings = await stored('both-*')
    expect(listings).toHaveLength(250)
    expect(new Set(listings.map(({ slug }) => slug)).size).toBe(250)
    expect(listings.map(({ slug }) => slug)).toContain('twin-nairobi-249')
  })
})

describe('an interrupted import', () => {
  const rows = Array.from({ length: 300 }, (_, index) => `half-${index},Half ${index},Shopping,x,-1.28,36.81`)

  test('has stored what it reported, and is resumed by running it again', async () => {
    const stop = new AbortController()
    const seen: ImportProgress[] = []
    const first = await runImport(csv(...rows), {
      signal: stop.signal,
      onProgress: (progress) => {
        seen.push(progress)
        stop.abort()
      },
    })
    expect(first).toMatchObject({ imported: 200, interruption: 'The import was interrupted.' })
    expect(seen).toHaveLength(1)
    expect(await stored('half-*')).toHaveLength(200)
    expect(await runImport(csv(...rows))).toMatchObject({ imported: 100, unchanged: 200, interruption: undefined })
  })
})

describe('a file that cannot be imported', () => {
  test.each([
    ['lacks columns', 'id,title\n1,x\n', 'lacks columns: source_id, name, category, lat, lng'],
    ['is empty', '', 'is empty'],
  ])('is refused in a sentence when it %s', async (_, content, message) => {
    await expect(runImport(content)).rejects.toThrow(message)
  })
})
