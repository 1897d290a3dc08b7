import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { realDataFolder } from '../testing/realData.ts'
import { columnsOf, type Columns } from './columns.ts'
import { fileRecords, type FileRecord } from './fileRecords.ts'
import { readRow } from './importRow.ts'
import { openFile, type ReadAs } from './openFile.ts'
import { pileCounter } from './piles.ts'
import { placeFinder, type PlaceFinder } from './places.ts'
import { knownPlaces } from './readPlaces.ts'

let places: PlaceFinder
beforeAll(async () => {
  const known = await knownPlaces()
  places = placeFinder(known, known)
})

/** How many rows a file has, how many are businesses, and of which countries. */
async function counted(path: string, readAs: ReadAs = {}, chosen: Parameters<typeof columnsOf>[1] = {}) {
  const records: FileRecord[] = []
  let columns: Columns = {}
  const onHeader = (header: readonly string[]) => void (columns = columnsOf(header, chosen))
  for await (const record of fileRecords(await openFile(path, readAs), { onHeader })) records.push(record)
  const counter = pileCounter(columns)
  for (const record of records) counter.add(record)
  const piles = counter.piles()
  const rows = records.map((record) => readRow({ record, columns, places, choices: {}, piles }))
  const good = rows.filter((row) => row.ok)
  return { rows: rows.length, good: good.length, countries: new Set(good.map(({ row }) => row.fields.country)) }
}

const FIXTURES = join(import.meta.dirname, '../../fixtures')

test.each([
  ['files/01-header-crlf-rows-lf.csv', 12, 12],
  ['files/02-excel-trailing-cells-missing.csv', 24, 24],
  ['files/06-utf8-with-one-cut-letter.csv', 4, 3],
  ['files/15-title-rows-above-header.xlsx', 3, 2],
  ['files/18-no-cell-references.xlsx', 2, 2],
  ['files/21-dates-instead-of-hours.xlsx', 3, 3],
  ['cells-phones.csv', 12, 12],
  ['cells-coordinates.csv', 8, 7],
  ['cells-piled-on-one-point.csv', 60, 60],
  ['cells-country-names.csv', 17, 16],
  ['cells-numeric-phones.xlsx', 4, 4],
  ['cells-offers.csv', 4, 4],
  ['cells-emails.csv', 9, 9],
])('of %s with %i rows %i are businesses', async (file, rows, good) =>
  expect(await counted(join(FIXTURES, file))).toMatchObject({ rows, good }),
)

test('merged cells that are filled down are four businesses, and one of two columns for the name is chosen', async () => {
  const merged = await counted(join(FIXTURES, 'files/17-merged-cells.xlsx'), { fillsDown: true })
  expect(merged).toMatchObject({ rows: 4, good: 4 })
  const doubled = await counted(join(FIXTURES, 'files/25-duplicate-and-empty-headers.csv'), {}, { name: ['name (2)'] })
  expect(doubled).toMatchObject({ rows: 1, good: 1 })
})

const realData = realDataFolder()

test.skipIf(realData === undefined).each([
  // The extract goes a little over the border.
  ['kenya-osm.csv', 3173, 0.98, ['KE', 'SO', 'UG', 'TZ']],
  ['egypt-osm.csv', 3498, 0.98, ['EG']],
  ['ivory-coast-osm.csv', 12669, 0.98, ['CI']],
])(
  'of the real listings of %s 98 of 100 get in, none in a wrong country',
  { tags: ['ci'] },
  async (file, rows, share, countries) => {
    const found = await counted(join(realData ?? '', file))
    expect(found.rows).toBe(rows)
    expect(found.good / rows).toBeGreaterThanOrEqual(share)
    expect([...found.countries]).toStrictEqual(countries)
  },
)
