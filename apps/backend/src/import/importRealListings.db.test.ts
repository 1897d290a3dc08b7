// @module-tag ci
import { join } from 'node:path'
import { createDirectory, EMPTY_SEARCH, type Listing } from '@dira/directory-core'
import { describe, expect, inject, test } from 'vitest'
import { visitorData } from '../listing/visitorData.ts'
import { realDataFolder } from '../testing/realData.ts'
import { useTestBackend } from '../testing/testBackend.ts'
import { importListings } from './importListings.ts'
import { readPlaces } from './readPlaces.ts'

const database = useTestBackend()
const real = realDataFolder()

async function runImport(file: string, places?: string) {
  // Only where the folder is, so it is defined.
  const inFolder = (name: string) => join(real ?? '', name)
  return importListings({
    backend: database().backend,
    file: inFolder(file),
    ...(places && { places: await readPlaces(inFolder(places)) }),
  })
}

async function published(): Promise<readonly Listing[]> {
  const { listings, unreadable } = await visitorData(database().backend, database()).listings.published()
  expect(unreadable).toStrictEqual([])
  return listings
}

/** A file, that of its places, its rows, and how many of its businesses are in a country. The largest of them takes its time. */
const FILES: [string, string, number, Readonly<Record<string, number>>][] = [
  ['kenya-osm.csv', 'kenya-places.csv', 3173, { KE: 3122 }],
  ['egypt-osm.csv', 'egypt-places.csv', 3498, {}],
]
if (inject('isNightly')) FILES.push(['ivory-coast-osm.csv', 'ivory-coast-places.csv', 12_669, { CI: 12_669 }])

describe.runIf(real)('real businesses', () => {
  test.each(FILES)(
    'of %s are imported into their own countries, and unchanged by a second import',
    async (file, places, rows, countries) => {
      const first = await runImport(file, places)
      const again = await runImport(file, places)
      expect(first.imported + first.rejected.length).toBe(rows)
      expect(first.countries).toMatchObject(countries)
      expect(again).toMatchObject({ imported: 0, updated: 0, unchanged: first.imported, rejected: first.rejected })
    },
  )

  test('of a French spreadsheet are imported without ids, but for those that no category or no country of Africa has', async () => {
    const report = await runImport('wikivoyage-fr.csv')
    const reasons = new Set(
      report.rejected.map(({ reason }) => reason.replace(/in [A-Z][\p{L} -]+,/u, '…').replace(/\. -?\d.*/, '')),
    )
    expect([...reasons].toSorted()).toStrictEqual([
      'lat and lng are … which is no country of Africa',
      'unknown category "do"',
    ])
  })

  test('are found, each in its place, and a province holds all of its city', async () => {
    const listings = await published()
    const directory = createDirectory(listings)
    expect(directory.search({ ...EMPTY_SEARCH, search: 'nakumatt' }).matches).toBe(17)
    expect(listings.find(({ businessName }) => businessName === 'Nakumatt Karen')?.location).toMatchObject({
      country: 'KE',
      city: { slug: 'nairobi' },
      province: { slug: 'nairobi-county' },
    })
    // The map has it in Arabic alone.
    expect(listings.find(({ location }) => location.city?.slug === 'cairo')?.location.city?.name).toBe('Cairo')
    expect(directory.search(EMPTY_SEARCH, { country: 'egypt', city: 'cairo' }).total).toBe(1560)
    for (const [city, province] of [
      ['nairobi', 'nairobi-county'],
      ['mombasa', 'mombasa-county'],
      ...(inject('isNightly') ? [['abidjan', 'lagunes'] as const] : []),
    ]) {
      const inCity = listings.filter(({ location }) => location.city?.slug === city)
      expect(inCity.filter(({ location }) => location.province?.slug !== province)).toStrictEqual([])
    }
  })
})
