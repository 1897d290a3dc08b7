import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { mulberry32 } from '../../packages/directory-core/src/sample/index.ts'
import { fileRecords } from '../../apps/backend/src/import/fileRecords.ts'
import { openCsv } from '../../apps/backend/src/import/openCsv.ts'
import type { Place } from '../../apps/backend/src/import/places.ts'
import { readPlaces } from '../../apps/backend/src/import/readPlaces.ts'

/** The folder of real businesses, which are not part of the project. */
const REAL_DATA = resolve(process.env['DIRA_REAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data'))
const SEED = 113_000
const FILES = ['kenya-osm.csv', 'ivory-coast-osm.csv', 'egypt-osm.csv']
const KILOMETRES_IN_A_DEGREE = 111

/**
 * Writes a file of businesses, the same at each run: each has the name and the tags of a real one, and a place in a town of one of 55 countries. A large
 * town has more of them, as far from its middle as it reaches.
 */
export async function writeMadeUpFile(path: string, rows: number): Promise<void> {
  const towns = await readPlaces(join(REAL_DATA, 'natural-earth/africa-places.csv'))
  const businesses = (await Promise.all(FILES.map((file) => businessesOf(join(REAL_DATA, file))))).flat()
  const random = mulberry32(SEED)
  const townAt = drawnBySize(towns)
  const file = createWriteStream(path)
  file.write('source_id,name,category,osm_tag,country,lat,lng\n')
  for (let at = 0; at < rows; at += 1) {
    // The first rows have a town each, so that no country is left out.
    const { country, lat, lng, radius } = towns[at] ?? townAt(random())
    const { name, category, tag } = businesses[Math.floor(random() * businesses.length)]!
    const place = [lat, lng].map((degrees) => {
      const away = (random() + random() - 1) * (radius / KILOMETRES_IN_A_DEGREE)
      return (degrees + away).toFixed(6)
    })
    const cells = [`made-up-${at}`, name, category, tag, country, ...place].map(quoted)
    if (!file.write(`${cells.join(',')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

async function businessesOf(path: string) {
  const businesses: { readonly name: string; readonly category: string; readonly tag: string }[] = []
  for await (const { cells } of fileRecords(await openCsv(path), { onHeader: () => undefined })) {
    const { name = '', category = '', osm_tag: tag = '' } = cells
    businesses.push({ name, category, tag })
  }
  return businesses
}

/** The town at a share of all people: the larger it is, the more shares are its. */
function drawnBySize(towns: readonly Place[]): (share: number) => Place {
  let sum = 0
  const sums = towns.map(({ radius }) => (sum += radius ** 2))
  return (share) => {
    const at = sums.findIndex((past) => past > share * sum)
    return towns[at]!
  }
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
