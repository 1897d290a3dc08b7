import { join } from 'node:path'
import { createDirectory, EMPTY_SEARCH } from '@dira/directory-core'
import { describe, expect, test } from 'vitest'
import { visitorData } from '../listing/visitorData.ts'
import { realDataFolder } from '../testing/realData.ts'
import { useTestBackend } from '../testing/testBackend.ts'
import { importListings } from './importListings.ts'
import { readPlaces } from './places.ts'

const database = useTestBackend()
const real = realDataFolder()
describe.runIf(real)('the real businesses of Kenya', () => {
  // Only where the folder is, so it is defined.
  const file = join(real ?? '', 'kenya-osm.csv')

  test('are all imported, and found', async () => {
    const places = await readPlaces(join(real ?? '', 'kenya-places.csv'))
    expect(await importListings({ backend: database().backend, file, places })).toMatchObject({
      imported: 3173,
      updated: 0,
      unchanged: 0,
      rejected: [],
    })
    const { listings, unreadable } = await visitorData(database().backend, database()).listings.published()
    expect(unreadable).toStrictEqual([])
    const directory = createDirectory(listings)
    const found = (search: string) => directory.search({ ...EMPTY_SEARCH, search }).matches
    expect(found('carnivore')).toBe(1)
    expect(found('nakumatt')).toBe(15)
    expect(listings.find(({ slug }) => slug === 'carnivore')).toMatchObject({
      businessName: 'Carnivore',
      location: { country: 'KE', city: { slug: expect.stringMatching(/./), name: expect.stringMatching(/./) } },
    })
  })

  test('are unchanged by a second import', async () => {
    const places = await readPlaces(join(real ?? '', 'kenya-places.csv'))
    expect(await importListings({ backend: database().backend, file, places })).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: 3173,
      rejected: [],
    })
  })
})
