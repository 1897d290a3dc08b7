import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { fileRecords, type FileRecord } from './fileRecords.ts'
import { readRow, type ImportChoices } from './importRow.ts'
import { openCsv } from './openCsv.ts'
import { pileCounter } from './piles.ts'
import { placeFinder, type PlaceFinder } from './places.ts'
import { knownPlaces } from './readPlaces.ts'
import { duplicatesInFile } from './suspicions.ts'

let places: PlaceFinder
beforeAll(async () => {
  const known = await knownPlaces()
  places = placeFinder(known, known)
})

const GOOD = { name: 'Tamu House', category: 'hotel', country: 'KE' }

/** A row with a name, a kind and a country, and these cells. */
function read(cells: Readonly<Record<string, string>>, choices: ImportChoices = {}) {
  const record = { line: 2, cells: { ...GOOD, ...cells } }
  return readRow({ record, columns: columnsOf(Object.keys(record.cells)), places, choices })
}

/** What a row has in some columns, and how many notes. */
function has(cells: Readonly<Record<string, string>>, ...columns: readonly string[]) {
  const result = read(cells)
  if (!result.ok) throw new Error(result.reason)
  return [...columns.map((one) => result.row.fields[one]), result.notes.length]
}

async function fixture(name: string) {
  const records: FileRecord[] = []
  const file = await openCsv(join(import.meta.dirname, `../../fixtures/cells-${name}.csv`))
  for await (const record of fileRecords(file, { onHeader: () => undefined })) records.push(record)
  const columns = columnsOf(Object.keys(records[0]!.cells))
  const counter = pileCounter(columns)
  for (const record of records) counter.add(record)
  return records.map((record) => readRow({ record, columns, places, choices: {}, piles: counter.piles() }))
}

/** A column of each row of a file: what is written, or why the row is rejected; and how many notes there are. */
async function column(name: string, ...columns: readonly string[]) {
  return (await fixture(name)).map((result) =>
    result.ok ? [...columns.map((one) => result.row.fields[one]), result.notes.length] : result.reason,
  )
}

describe('e-mail', () => {
  test('that is none costs no business', async () => {
    expect(await column('emails', 'email')).toEqual([
      ['info@hôtel-exemple.example', 0],
      ['info@xn--htel-exemple-.example', 0],
      ['reception@فندق.example', 0],
      ['info@lodge.example', 0],
      ['info@lodge.example', 0],
      [undefined, 1],
      ['info@lodge.example', 0],
      [undefined, 1],
      ['info@lodge.example', 0],
    ])
  })

  test.each([
    ['a@سوق.مصر', 'a@سوق.مصر', 0],
    ['<mailto:Info@Lodge.Example?subject=x>', 'Info@lodge.example', 0],
    ['none yet; b@lodge.example', 'b@lodge.example', 0],
    ['a@lodge.example,b@lodge.example', 'a@lodge.example', 0],
    ['info@lodge', undefined, 1],
    ['n/a', null, 0],
  ])('%s', (email, address, notes) => expect(has({ email }, 'email')).toEqual([address, notes]))

  test('or website that cannot be read leaves what is stored as it is; an empty cell empties it', () => {
    expect(read({ website: 'coming soon' })).toMatchObject({ ok: true, notes: [expect.stringContaining('website')] })
    expect(has({ website: 'coming soon' }, 'website')).toEqual([undefined, 1])
    expect(has({ website: '' }, 'website')).toEqual([null, 0])
    expect(has({ website: 'https://hôtel-exemple.example' }, 'website')).toEqual(['https://hôtel-exemple.example', 0])
    expect(has({ website: 'سوق.مصر' }, 'website')).toEqual(['سوق.مصر', 0])
    expect(has({ website: 'javascript:alert(1)' }, 'website')).toEqual([undefined, 1])
  })
})

test.each([
  ['description', 'x'.repeat(100_000)],
  ['city', 'y'.repeat(500)],
  ['tier', 'gold'],
  ['images', '[{"url": 1}]'],
  ['social', '{"a"'],
  ['offers', '[1]'],
  ['booking_url', 'at the desk'],
])('a bad %s is left out with a note', (name, cell) => {
  const result = read({ [name]: cell })
  expect(result).toMatchObject({ ok: true, notes: [expect.stringContaining('left out')] })
})

test.each([
  [{ name: '' }, 'businessName: Required'],
  [{ category: 'qqq' }, 'unknown category "qqq"'],
  [{ country: 'Narnia' }, 'unknown country "Narnia"'],
])('a row without %s is rejected', (cells, reason) => expect(read(cells)).toEqual({ ok: false, reason }))

describe('a place', () => {
  test('is read as people write it, and left out where it cannot be right', async () => {
    const none = undefined
    expect(await column('coordinates', 'country', 'lat', 'lng')).toEqual([
      ['KE', -1.286389, 36.817222, 0],
      ['NA', -28.35, 17.433333, 0],
      ['GH', null, null, 0],
      expect.stringMatching(/says no country.* are in Algeria.* 0\.3476, 32\.5825 would be in Uganda/),
      ['KE', none, none, 1],
      ['KE', -1.28639, 36.81722, 0],
      ['KE', -1.28639, 36.81722, 0],
      ['EH', 23.6848, -15.958, 0],
    ])
  })

  test.each([
    ['swapped', { lat: '36.8172', lng: '-1.2864' }, '-1.2864, 36.8172 would be in Kenya'],
    [
      'without its minus',
      { country: 'ZA', lat: '33.9249', lng: '18.4241' },
      '-33.9249, 18.4241 would be in South Africa',
    ],
    ['without its minus', { country: 'SN', lat: '14.6928', lng: '17.4467' }, '14.6928, -17.4467 would be in Senegal'],
    ['far from its town', { city: 'Nairobi', lat: '1.2864', lng: '36.8172' }, '-1.2864, 36.8172 would be in Kenya'],
    ['elsewhere', { lat: '48.85', lng: '2.35' }, 'are in France, not in Kenya'],
    ['out of the world', { lat: '-128.64', lng: '368.17' }, 'outside the world'],
    ['in words', { coordinates: 'behind the church' }, 'cannot be read'],
  ])('that is %s is proposed mended, and nothing is put right in silence', (_, cells, words) => {
    const result = read(cells)
    expect(result).toMatchObject({ ok: true, notes: [expect.stringContaining(words)] })
    expect(has(cells, 'lat', 'lng')).toEqual([undefined, undefined, 1])
  })

  test('that is far from its town or has no decimals stays, with a remark', () => {
    expect(has({ city: 'Mombasa', lat: '0.5143', lng: '35.2698' }, 'lat')).toEqual([0.5143, 1])
    expect(has({ lat: '1', lng: '37' }, 'lat')).toEqual([1, 1])
  })

  test.each([
    [{ country: 'EG', lat: '26.820553', lng: '30.802498' }, 'Egypt'],
    [{ country: '', lat: '26.820553', lng: '30.802498' }, 'Egypt'],
    [{ country: 'KE', lat: '-0.023559', lng: '37.906193' }, 'Kenya'],
    [{ country: 'DZ', lat: '28.033886', lng: '1.659626' }, 'Algeria'],
    [{ country: 'CM', lat: '7.369722', lng: '12.354722' }, 'Cameroon'],
    [{ country: 'NA', lat: '-22.95764', lng: '18.49041' }, 'Namibia'],
    [{ country: 'SC', lat: '-4.679574', lng: '55.491977' }, 'Seychelles'],
  ])('in the middle of its country is doubted: %j', (cells, name) => {
    expect(read(cells)).toMatchObject({
      ok: true,
      notes: [expect.stringContaining(`are the middle of ${name}`)],
      doubts: ['place'],
    })
    expect(has(cells, 'lat')).toEqual([Number(cells.lat), 1])
  })

  test.each([
    ['a town', { country: 'RW', lat: '-1.9536', lng: '30.0605' }],
    ['a town that is near the middle', { country: 'NG', lat: '9.0833', lng: '7.5333' }],
    ['the wild, far from the middle', { country: 'EG', lat: '27.06', lng: '27.97' }],
  ])('in %s is not', (_, cells) => expect(has(cells, 'lat')).toEqual([Number(cells.lat), 0]))

  test.each([
    [{ country: '', lat: '5.36', lng: '-4.01' }, 'CI'],
    [{ country: '', lat: '6.5244', lng: '3.3792' }, 'NG'],
    [{ country: '', lat: '30.0444', lng: '31.2357' }, 'EG'],
    [{ country: '', lat: '31.072932', lng: '-6.559882' }, 'MA'],
    [{ country: '', lat: '-11.9181', lng: '34.1785' }, 'MW'],
    [{ country: '', lat: '15.3541', lng: '35.30141' }, 'SD'],
    [{ country: 'Congo', lat: '-4.3217', lng: '15.3125' }, 'CD'],
  ])('alone says the country: %j', (cells, country) => expect(has(cells, 'country')).toEqual([country, 0]))

  test('that says no country and is elsewhere but for a sign is rejected with what is proposed', () => {
    expect(read({ country: '', lat: '33.9249', lng: '18.4241' })).toMatchObject({
      reason: expect.stringContaining('-33.9249, 18.4241 would be in South Africa'),
    })
  })

  test.each([
    ['in one cell', (at: number) => ({ coordinates: '5.36, -4.01', address: `Rue ${at}` }), 1],
    ['with decimal commas', (at: number) => ({ lat: '30,0444', lng: '31,2357', address: `${at} شارع` }), 1],
    [
      'whose addresses are numbers of houses',
      (at: number) => ({ lat: '1', lng: '2', housenumber: `${at}`, address: 'Av' }),
      1,
    ],
    [
      'now with more digits, now with fewer',
      (at: number) => ({ lat: at % 2 ? '-26.20' : '-26.2', lng: '28.04', address: `Road ${at}` }),
      1,
    ],
    ['whose addresses are one', (at: number) => ({ lat: '1', lng: '2', address: at % 2 ? 'The Mall' : 'the mall' }), 0],
    ['and that have no addresses', () => ({ lat: '1', lng: '2', address: '' }), 0],
  ])('that ten rows share is a pile: points %s', (_, cellsOf, piles) => {
    const rows: readonly Readonly<Record<string, string>>[] = Array.from({ length: 12 }, (__, at) => cellsOf(at))
    const counter = pileCounter(columnsOf(Object.keys(rows[0]!)))
    for (const cells of rows) counter.add({ cells })
    expect(counter.piles().size).toBe(piles)
  })

  test('that sixty addresses share is left out, and one that a few share is not', async () => {
    const rows = await column('piled-on-one-point', 'lat')
    expect(rows).toHaveLength(60)
    for (const row of rows) expect(row).toEqual([undefined, 1])
    const counter = pileCounter({ lat: 'lat', lng: 'lng', address: 'address' })
    for (let at = 0; at < 30; at += 1) counter.add({ cells: { lat: '1', lng: '2', address: `Stall ${at % 9}` } })
    expect(counter.piles().size).toBe(0)
  })
})

test('countries are read by any of their names, and either Congo is asked about', async () => {
  const rows = await column('country-names', 'country')
  expect(rows[0]).toBe('country "Congo" is one of two: write Congo - Brazzaville or Congo - Kinshasa')
  const codes = ['CD', 'CD', 'CG', 'CG', 'SZ', 'CI', 'CI', 'ST', 'TZ', 'CV', 'GW', 'NE', 'SS', 'EH', 'NA', 'BF']
  expect(rows.slice(1)).toEqual(codes.map((code) => [code, 0]))
})

describe('a phone', () => {
  test('is read by the plan of its country', async () => {
    expect(await column('phones', 'phone')).toEqual([
      [undefined, 1],
      ['+254 722 555010', 0],
      ['+225 07 07 55 5010', 0],
      ['+225 07 07 55 5010', 1],
      ['+229 01 97 55 50 10', 1],
      ['+242 06 655 5010', 0],
      ['+241 06 05 55 10', 1],
      ['+212 6 61 55 50 10', 0],
      ['+882 16 5555 0101', 0],
      ['*334#', 0],
      ['+254 722 555010', 0],
      ['+234 803 555 0101 / +234 805 555 0102', 0],
    ])
  })

  test.each([
    ['KE', '722555010', '+254 722 555010', 0],
    ['CI', '707555010', '+225 07 07 55 5010', 1],
    ['CG', '66555010', '+242 06 655 5010', 1],
    ['BJ', '197555010', '+229 01 97 55 50 10', 1],
    ['CI', '20 30 55 10', '+225 27 20 3 05510', 1],
    ['CI', '20 00 55 10', '+225 25 20 0 05510', 1],
    ['CI', '22 85 55 10', '+225 21 22 8 55510', 1],
    ['CI', '+225 22 45 55 10', '+225 27 22 4 55510', 1],
    ['CI', '05 45 55 10', '+225 05 05 45 5510', 1],
    ['CI', '01 02 55 10', '+225 01 01 02 5510', 1],
    ['BJ', '0022997555010', '+229 01 97 55 50 10', 1],
    ['BJ', '+229 21 30 55 10', '+229 01 21 30 55 10', 1],
    ['ZA', '0800 111 222', '+27 80 011 1222', 0],
    ['KE', '020 2710000 or 0722 555010', '+254 20 2710000 / +254 722 555010', 0],
    ['TN', '71 123 456', '+216 71 123 456', 0],
    ['SN', '77 555 01', undefined, 1],
    ['KE', '2,54722E+11', undefined, 1],
    ['KE', '0722 555010 / 2.54722E+11', '+254 722 555010', 1],
    ['KE', 'ask at the gate', undefined, 1],
  ])('of %s, %s', (country, phone, text, notes) => expect(has({ country, phone }, 'phone')).toEqual([text, notes]))
})

describe('a row that businesses rarely have', () => {
  test.each([
    [{ name: '1824' }, 'no letters'],
    [{ name: 'Mama Njeri (closed)' }, 'says "closed"'],
    [{ name: 'Hôtel du Lac - Fermé' }, 'says "Fermé"'],
    [{ name: 'Old Bar, PERMANENTLY CLOSED' }, 'says "PERMANENTLY CLOSED"'],
    [{ shop: 'no' }, 'nothing is there any more'],
    [{ id: '1.23E+11' }, 'was rounded by a spreadsheet'],
  ])('goes on with a remark: %j', (cells, words) =>
    expect(read(cells)).toMatchObject({ ok: true, notes: [expect.stringContaining(words)] }),
  )

  test.each(['Enclosed Garden', 'TRUE', 'Café 24', 'Ferme de Lomé'])('which %s is not', (name) =>
    expect(has({ name })).toEqual([0]),
  )

  test('may be the same as one before it', () => {
    const twinOf = duplicatesInFile()
    const row = (fields: object) => ({
      fields: { business_name: 'A', country: 'KE', ...fields },
      initial: {},
      slugs: [],
    })
    expect(twinOf(row({ phone: '1' }), 2)).toBeUndefined()
    expect(twinOf(row({ phone: '1', business_name: 'B' }), 3)).toBeUndefined()
    expect(twinOf(row({ phone: '1', business_name: 'a ' }), 4)).toContain('the phone of line 2')
    expect(twinOf(row({ lat: 1.00001, lng: 2 }), 5)).toBeUndefined()
    expect(twinOf(row({ lat: 1.00002, lng: 2 }), 6)).toContain('the place of line 5')
    expect(twinOf(row({ city_slug: 'lusaka' }), 7)).toBeUndefined()
    expect(twinOf(row({ city_slug: 'lusaka' }), 8)).toContain('the town of line 7')
  })
})

describe('a date that a spreadsheet made', () => {
  test.each([
    [{ hours: '2026-08-12' }, 'business_hours'],
    [{ hours: '8-Dec' }, 'business_hours'],
    [{ address: '2026-05-03 00:00' }, 'address'],
    [{ phone: '03-May-26' }, 'phone'],
    [{ monday: 'Aug-12' }, 'business_hours'],
  ])('is left out, and its business goes on: %j', (cells, unwritten) => {
    const result = read(cells)
    expect(result).toMatchObject({ ok: true, doubts: ['date'], notes: [expect.stringContaining('is the date')] })
    expect(result.ok && Object.keys(result.row.fields)).not.toContain(unwritten)
  })

  test('is no name of a business', () => {
    expect(read({ name: '2026-05-03' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('name is the date'),
    })
  })

  test.each([
    [{ hours: '08:00-12:00' }],
    [{ hours: 'Mo-12' }],
    [{ address: 'May Road 12' }],
    [{ phone: '0722 555 010' }],
    [{ name: '1824' }],
  ])('is none of %j', (cells) => {
    const result = read(cells)
    expect(result.ok && result.doubts).not.toContain('date')
  })
})

test('doubts that somebody does not share are not left out: points of piles, and points as they are proposed', () => {
  const swapped = { lat: '36.8172', lng: '-1.2864' }
  expect(read(swapped)).toMatchObject({ doubts: ['mend'] })
  const mended = read(swapped, { accepted: ['mend'] })
  expect(mended).toMatchObject({ doubts: ['place'], row: { fields: { lat: -1.2864, lng: 36.8172 } } })
  const elsewhere = read({ lat: '48.85', lng: '2.35' }, { accepted: ['mend'] })
  expect(elsewhere.ok && elsewhere.row.fields['lat']).toBeUndefined()
  const record = { line: 2, cells: { ...GOOD, lat: '-1.2864', lng: '36.8172', address: 'Stall 1' } }
  const columns = columnsOf(Object.keys(record.cells))
  const pile = { record, columns, places, piles: new Set(['-1.2864 36.8172']) }
  expect(readRow({ ...pile, choices: {} })).toMatchObject({ doubts: ['pile'] })
  expect(readRow({ ...pile, choices: { accepted: ['pile'] } })).toMatchObject({
    doubts: [],
    row: { fields: { lat: -1.2864 } },
  })
})

describe('tags of OpenStreetMap', () => {
  const TAGS =
    'amenity=restaurant;phone=0722 555 010;website=https://tamu.example;opening_hours=Mo-Fr 08:00-17:00; Sa 09:00-12:00;addr:street=Kenyatta Avenue;' +
    'addr:housenumber=12;addr:city=Nairobi;cuisine=vegan;wheelchair=yes;payment:visa=yes;stars=3;check_date=2024-05'

  test('in one cell say each field that has no cell of its own', () => {
    const result = read({ category: '', tags: TAGS })
    expect(result).toMatchObject({
      ok: true,
      notes: [],
      row: {
        fields: {
          kind: 'restaurant',
          phone: '+254 722 555010',
          website: 'https://tamu.example',
          business_hours: [{ hours: '08:00-17:00' }, { hours: '09:00-12:00' }],
          address: '12 Kenyatta Avenue',
          city_name: 'Nairobi',
          attributes: ['cards', 'step-free', 'vegan'],
          stars: '3',
          existence_check: { on: '2024-05-01', how: 'source' },
        },
      },
    })
    expect(has({ tags: TAGS, phone: '0733 555 010' }, 'phone')).toEqual(['+254 733 555010', 0])
  })

  test.each([
    [{ name: '', 'name:en': 'Tamu Inn' }, 'Tamu Inn'],
    [{ name: '', tags: 'brand=Example Fuels;operator=Someone' }, 'Example Fuels'],
    [{ name: '', operator: 'Example Bank' }, 'Example Bank'],
  ])('name a business that has no name, with a remark: %j', (cells, name) =>
    expect(has(cells, 'business_name')).toEqual([name, 1]),
  )

  test.each([
    [{ brand: 'Example Fuels', operator: 'Vivo' }, 'Example Fuels', 'Vivo', 0],
    [{ Marque: 'Exemple', Exploitant: 'Société Exemple' }, 'Exemple', 'Société Exemple', 0],
    [{ marca: 'Exemplo', Operador: 'Exemplo Lda' }, 'Exemplo', 'Exemplo Lda', 0],
    [{ chapa: 'Mfano', mwendeshaji: 'Mfano Ltd' }, 'Mfano', 'Mfano Ltd', 0],
    [{ 'العلامة التجارية': 'مثال', المشغل: 'شركة مثال' }, 'مثال', 'شركة مثال', 0],
    [{ tags: 'amenity=fuel;brand=Example;operator=One;Two' }, 'Example', 'One, Two', 0],
    [{ brand: 'n/a' }, null, undefined, 0],
    [{ operator: 'x'.repeat(200) }, undefined, undefined, 1],
  ])('say whose brand it is and who runs it: %j', (cells, brand, operator, notes) =>
    expect(has(cells, 'brand', 'operator')).toEqual([brand, operator, notes]),
  )

  test.each([
    [{ check_date: '2999-01-01' }, 'Tamu House', 1],
    [{ cuisine: 'ugali;chapati' }, 'Tamu House', 0],
  ])('change nothing else: %j', (cells, name, notes) =>
    expect(has(cells, 'business_name', 'existence_check')).toEqual([name, undefined, notes]),
  )
})
