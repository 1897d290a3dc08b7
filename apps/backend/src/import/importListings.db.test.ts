import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { visitorData } from '../listing/visitorData.ts'
import { spreadsheetFile } from '../testing/spreadsheetFile.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'
import { importListings, type ImportOptions, type ImportProgress } from './importListings.ts'
import { knownPlaces, readPlaces } from './readPlaces.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const database = useTestBackend()
const folder = temporaryFolder()

async function runImport(content: string | { readonly file: string }, options: Partial<ImportOptions> = {}) {
  const file = typeof content === 'string' ? join(folder, 'import.csv') : content.file
  if (typeof content === 'string') writeFileSync(file, content)
  const places = await readPlaces(join(FIXTURES, 'places.csv'))
  return importListings({ backend: database().backend, file, places, choices: { country: 'KE' }, ...options })
}

async function stored(sourceIds: string): Promise<readonly Record<string, unknown>[]> {
  const headers = serviceKeyHeaders(database())
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
    expect(report).toMatchObject({ imported: 16, updated: 0, unchanged: 0, interruption: undefined })
    expect(report.countries).toStrictEqual({ KE: 16 })
    expect(report.lines).toStrictEqual({ total: 24, header: 1, row: 22, blank: 1, notUnderstood: 0, lost: [] })
    expect(report.rejected).toStrictEqual([
      { line: 13, reason: 'unknown category "Doctors"' },
      { line: 14, reason: expect.stringContaining('businessName: Too long') },
      { line: 15, reason: 'businessName: Required' },
      { line: 17, reason: 'the id made-1 is already on line 2' },
      { line: 20, reason: 'has 7 cells instead of 6' },
    ])
    expect(report.notes).toStrictEqual([
      { line: 11, reason: 'coordinates "-1.2" cannot be read: the place on the map is left out' },
      { line: 12, reason: expect.stringContaining('outside the world') },
      { line: 22, reason: 'the name "!!!" has no letters: have a look' },
    ])
  })

  test('loses one row by a stray quote, and accounts for each of its lines', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, at) => `stray-${at},${at === 2 ? '"' : ''}Stray ${at},shopping,,-1.2,36.8`,
    )
    const report = await runImport(csv(...rows, '', 'stray-x,"Half', 'a row'))
    expect(report).toMatchObject({
      imported: 299,
      rejected: [{ line: 4, reason: 'name has a quote too many or too few' }],
    })
    const lost = [{ line: 303, lines: 2, text: ['stray-x,"Half', 'a row'] }]
    expect(report.lines).toStrictEqual({ total: 304, header: 1, row: 300, blank: 1, notUnderstood: 2, lost })
  })

  test('fills only what the file says, the nearest city, and the province that the directory has for it', async () => {
    const rows = new Map((await stored('made-*')).map((row) => [row['source_id'], row]))
    expect(rows.get('made-3')).toMatchObject({
      business_name: 'مطعم الواحة',
      city_slug: 'mombasa',
      city_name: 'Mombasa',
      country: 'KE',
      slug: 'مطعم-الواحة',
    })
    expect(rows.get('made-8')).toMatchObject({
      city_slug: null,
      city_name: null,
      lat: null,
      lng: null,
      province_slug: null,
    })
    expect(rows.get('made-3')).toMatchObject({ province_name: 'Mombasa County', subcategory: null })
    expect(rows.get('made-1')).toMatchObject({ province_name: 'Nairobi County', subcategory: 'cafes-bakeries' })
    expect(rows.get('made-16')).toMatchObject({ business_name: '<b>Bold</b> & Sons; DROP TABLE listings;--' })
    expect(rows.get('made-18')).toMatchObject({ business_name: 'Café Zuri', slug: 'cafe-zuri' })
    for (const row of rows.values()) {
      expect(row).toMatchObject({ address: '', phone: '', email: null, package_tier: null, status: 'published' })
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
    expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 16 })
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
})

describe('a file of another kind', () => {
  test('as a French spreadsheet saves it gives its rows to their countries', async () => {
    const file = join(FIXTURES, 'tableur.csv')
    const heads: unknown[] = []
    const options = { places: await knownPlaces(), choices: {}, onColumns: (...head: unknown[]) => heads.push(head) }
    const report = await runImport({ file }, options)
    expect(report).toMatchObject({ imported: 5, countries: { SN: 3, CI: 1, NE: 1 } })
    expect(report.rejected).toStrictEqual([
      { line: 5, reason: 'unknown category "Activités"' },
      { line: 7, reason: 'the same business is already on line 6' },
      { line: 8, reason: 'lat and lng are in France, which is no country of Africa' },
    ])
    expect(report.notes).toMatchObject([{ line: 9, reason: expect.stringContaining('are in Kenya, not in Senegal') }])
    expect(heads).toMatchObject([[{ name: 'Raison sociale', hours: "Horaires d'ouverture" }, ['Remarque'], 1]])
    const rows = new Map((await stored('row-*')).map((row) => [row['business_name'], row]))
    expect(rows.get('Hôtel du Fleuve')).toMatchObject({
      country: 'SN',
      city_name: 'Saint-Louis',
      category: 'accommodation',
      subcategory: 'hotels-resorts',
      phone: '+221 33 961 11 11',
      lat: 16.0326,
      business_hours: [{ day: 'Lu-Ve', hours: '08:00-18:00' }],
    })
    expect(rows.get('Chez Aminata; cuisine de mer')?.['phone']).toBe('+221 77 555 01 02 / +221 33 821 00 00')
    expect(rows.get('Le Baobab')).toMatchObject({ city_name: 'Abidjan', province_name: 'Lagunes' })
    expect(await runImport({ file }, options)).toMatchObject({ imported: 0, updated: 0, unchanged: 5 })
  })

  test('says what words of its own mean', async () => {
    const choices = { kinds: new Map([['activites', { category: 'events-festivals' as const }]]) }
    const file = join(FIXTURES, 'tableur.csv')
    expect(await runImport({ file }, { places: await knownPlaces(), choices })).toMatchObject({
      imported: 1,
      unchanged: 5,
    })
  })

  test('may hold every field of a listing', async () => {
    const report = await runImport({ file: join(FIXTURES, 'complete.csv') })
    expect(report).toMatchObject({ imported: 5, rejected: [] })
    expect(report.notes).toStrictEqual([
      { line: 5, reason: 'phone "ask inside" is no number: it is left out' },
      { line: 6, reason: 'unknown package "gold": it is left out' },
      { line: 7, reason: 'offers begins like JSON and is no list of objects: it is left out' },
    ])
    expect((await stored('m-*')).slice(0, 2)).toMatchObject([
      {
        business_name: 'Tamu Terrace',
        category: 'restaurants-dining',
        subcategory: 'fine-dining',
        country: 'KE',
        province_slug: 'mombasa-county',
        city_slug: 'mombasa',
        address: '12 Nkrumah Road',
        phone: '+254 41 2225550 / +254 722 555010',
        email: 'hello@tamu.example',
        website: 'www.tamu.example',
        description: 'Swahili cooking above the old port.',
        package_tier: 'premium',
        lat: -4.06,
        lng: 39.672,
        images: [
          { id: 'image-1', url: 'https://tamu.example/a.jpg', alt: '' },
          { id: 'image-2', url: 'https://tamu.example/b.jpg', alt: '' },
        ],
        business_hours: [
          { day: 'Mo-Fr', hours: '08:00-18:00' },
          { day: 'Sa', hours: '09:00-13:00' },
          { day: 'PH', hours: 'off' },
        ],
        social_media: [
          { platform: 'instagram', url: 'https://www.instagram.com/tamu' },
          { platform: 'facebook', url: 'https://www.facebook.com/tamuterrace' },
        ],
        special_offers: [
          { id: 'offer-1', title: 'Two for one', description: '', validUntil: '2026-12-31' },
          { id: 'offer-2', title: 'Late lunch', description: '' },
        ],
      },
      {
        subcategory: null,
        city_name: 'Mombasa',
        province_name: 'Mombasa County',
        phone: '+254 722 555011',
        business_hours: [{ day: 'Daily', hours: '10:00-22:00' }],
        images: null,
      },
    ])
  })

  test('that is a spreadsheet is read as on the page, by the same choices', async () => {
    const rows = [
      ['Members 2026'],
      ['id', 'name', 'category', 'Tel', 'Tel', 'town'],
      ['sheet-1', 'Sheet One', 'hotel', '0722 555 011', '0733 555 011', 'Nairobi'],
      ['sheet-2', 'Sheet Two', 'hotel', '', '0733 555 012', 'Nairobi'],
    ]
    const file = join(folder, 'members.xls')
    writeFileSync(file, spreadsheetFile(rows))
    await expect(runImport({ file })).rejects.toThrow('--column phone="Tel (1)" or --column phone="Tel (2)", or all')
    const seen: unknown[] = []
    const report = await runImport(
      { file },
      { columns: { phone: ['Tel (1)', 'Tel (2)'] }, onColumns: (_, ignored, line) => void seen.push(ignored, line) },
    )
    expect(report).toMatchObject({ imported: 2, rejected: [] })
    expect(seen).toStrictEqual([[], 2])
    expect((await stored('sheet-*')).map(({ phone }) => phone)).toStrictEqual([
      '+254 722 555011 / +254 733 555011',
      '+254 733 555012',
    ])
  })

  test('with a NUL in a cell loses that row only', async () => {
    expect(await runImport(csv('nul-1,A\0B,Shopping,x,,', 'nul-2,Fine,Shopping,x,,'))).toMatchObject({
      imported: 1,
      rejected: [{ line: 2, reason: 'name holds a NUL character' }],
    })
  })

  test('brings no line break and no control character into a reason', async () => {
    const report = await runImport(
      csv('odd-1,One,"Do\nctors\u001B[2J\u202E",x,,', '"odd-2\nb",Two,Shopping,x,,', '"odd-2\nb",Two,Shopping,x,,'),
    )
    expect(report.rejected).toStrictEqual([
      { line: 2, reason: 'unknown category "Do ctors [2J "' },
      { line: 6, reason: 'the id odd-2 b is already on line 4' },
    ])
  })
})

describe('the source of an import', () => {
  const source = { name: 'OpenStreetMap contributors, ODbL', url: 'https://www.openstreetmap.org/copyright' }
  const other = { name: 'A city guide', url: 'https://guide.example/' }
  const row = csv('src-1,Sourced,Shopping,x,-1.28,36.81')

  test('is stored with every listing, also when it is named later', async () => {
    await runImport(row)
    expect(await runImport(row, { choices: { source } })).toMatchObject({ updated: 1 })
    expect(await stored('src-1')).toMatchObject([{ source_name: source.name, source_url: source.url }])
    const { listings } = await visitorData(database().backend, database()).listings.published()
    expect(listings.find(({ slug }) => slug === 'sourced')).toMatchObject({ source })
  })

  test('keeps another source with the same ids from changing its listings, and so do name and country', async () => {
    const refused = [{ line: 2, reason: 'the id src-1 is already that of another listing, sourced' }]
    expect((await runImport(row, { choices: { source: other } })).rejected).toStrictEqual(refused)
    const elsewhere = csv('src-1,Elsewhere,Shopping,x,5.36,-4.01')
    expect((await runImport(elsewhere, { choices: {} })).rejected).toStrictEqual(refused)
    expect(await stored('src-1')).toMatchObject([{ business_name: 'Sourced', source_name: source.name }])
  })
})

describe('a cell that cannot be read', () => {
  test('leaves what is stored as it is', async () => {
    const head = 'id,name,category,phone,email,lat,lng'
    await runImport(`${head}\ncell-1,Kept,shopping,0722 555010,a@b.example,-1.28,36.81`)
    const before = await stored('cell-1')
    const report = await runImport(`${head}\ncell-1,Kept,shopping,ask inside,no email,0,0`)
    expect(report).toMatchObject({ unchanged: 1, rejected: [] })
    expect(report.notes).toHaveLength(3)
    expect(await stored('cell-1')).toEqual(before)
  })

  test.each(['a@سوق.مصر', 'info@hôtel-exemple.example', 'a@b.xn--wgbh1c'])('the database takes %s', async (email) => {
    expect(await runImport(`id,name,category,email\nmail-${email.length},Mail,shopping,${email}`)).toMatchObject({
      imported: 1,
    })
  })
})

describe('importing again', () => {
  test('updates what the source says otherwise, and keeps the slug', async () => {
    await runImport(csv('again-1,Old Name,Shopping,x,-1.28,36.81'))
    expect(await runImport(csv('again-1,New Name,Shopping,x,-4.05,39.66'))).toMatchObject({ imported: 0, updated: 1 })
    expect(await stored('again-1')).toMatchObject([
      { business_name: 'New Name', city_name: 'Mombasa', slug: 'old-name' },
    ])
  })

  test('asks on the page where an id has another name and another kind', async () => {
    await runImport(csv('again-3,Old Pharmacy,pharmacy,x,-1.28,36.81'))
    expect(await runImport(csv('again-3,Night Club,night club,x,-1.28,36.81'))).toMatchObject({
      updated: 0,
      rejected: [{ line: 2, reason: expect.stringContaining('the id again-3 is Old Pharmacy in the directory') }],
    })
    expect(await stored('again-3')).toMatchObject([{ business_name: 'Old Pharmacy' }])
  })

  test('keeps what an administrator decided, unless the command says otherwise', async () => {
    const row = csv('again-2,Decided,Shopping,x,-1.28,36.81')
    await runImport(row)
    const decided = { status: 'archived', package_tier: 'premium', phone: '+254 700 000000' }
    await database().ask('/rest/v1/listings?source_id=eq.again-2', {
      method: 'PATCH',
      headers: serviceKeyHeaders(database()),
      body: decided,
    })
    expect(await runImport(row)).toMatchObject({ unchanged: 1 })
    expect(await stored('again-2')).toMatchObject([decided])
    expect(await runImport(row, { choices: { country: 'KE', tier: 'standard', status: 'draft' } })).toMatchObject({
      updated: 1,
    })
    expect(await stored('again-2')).toMatchObject([
      { status: 'draft', package_tier: 'standard', phone: '+254 700 000000' },
    ])
  })

  test('two imports at once store every row once', { tags: ['ci'] }, async () => {
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

describe('a batch', () => {
  const row = (source: string, more: object = {}) => ({
    fields: { source_id: source, business_name: 'Batch', category: 'shopping', country: 'KE', ...more },
    initial: { status: 'draft' },
    slugs: ['batch'],
  })
  const write = async (rows: readonly object[]) => {
    const headers = serviceKeyHeaders(database())
    const { body } = await database().ask('/rest/v1/rpc/import_listings', { method: 'POST', headers, body: { rows } })
    return (body as Record<string, unknown>[]).map(({ outcome, slug, reason }) => [outcome, slug ?? reason])
  }

  test('loses only the rows that the database refuses, and no two of its listings have one slug', async () => {
    const rows = [row('batch-1'), row('batch-2', { lat: 200, lng: 1 }), row('batch-3'), row('batch-4', { country: '' })]
    expect(await write([...rows, row('batch-5')])).toEqual([
      ['inserted', 'batch'],
      ['rejected', 'lat is between -90 and 90, lng between -180 and 180'],
      ['inserted', 'batch-2'],
      ['rejected', 'country is required'],
      ['inserted', 'batch-3'],
    ])
  })

  test('writes two rows of one listing one after the other', async () => {
    const twice = [row('batch-6'), row('batch-6', { phone: '1' }), row('batch-1', { phone: '2' }), row('batch-1')]
    expect((await write([...twice, row('batch-1', { phone: '3' })])).map(([outcome]) => outcome)).toEqual([
      'inserted',
      'updated',
      'updated',
      'unchanged',
      'updated',
    ])
    expect((await stored('batch-*')).map(({ source_id: source, phone }) => [source, phone])).toEqual([
      ['batch-1', '3'],
      ['batch-3', ''],
      ['batch-5', ''],
      ['batch-6', '1'],
    ])
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
    expect(first).toMatchObject({ imported: 250, interruption: 'The import was interrupted.' })
    expect(seen).toHaveLength(1)
    expect(await stored('half-*')).toHaveLength(250)
    expect(await runImport(csv(...rows))).toMatchObject({ imported: 50, unchanged: 250, interruption: undefined })
  })
})

describe('a file that cannot be imported', () => {
  test.each([
    ['has none of the columns', 'id,motto\n1,x\n', 'has no column for: name, category, country'],
    ['is empty', '', 'is empty'],
  ])('is refused in a sentence when it %s', async (_, content, message) => {
    await expect(runImport(content, { choices: {} })).rejects.toThrow(message)
  })
})
