import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningSite } from '../../tests/journeys/startSite.ts'
import { makeListings } from '../../bench/corpus.ts'

/** A few towns with the place of each, in degrees. */
const TOWNS = [
  ['Nairobi', -1.29, 36.82],
  ['Mombasa', -4.05, 39.67],
  ['Kisumu', -0.09, 34.77],
  ['Nakuru', -0.3, 36.07],
  ['Eldoret', 0.52, 35.27],
] as const

/** Imports as many made-up businesses as the site's directory lacks, and starts the site anew with them. */
export async function growTo(count: number, site: RunningSite): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dira-measure-'))
  const { listings } = (await (await fetch(`${site.url}/healthz`)).json()) as { listings: number } // The site's own answer.
  const rows = makeListings(count - listings).map(({ id, businessName, category }, at) => {
    const [, latitude, longitude] = TOWNS[at % TOWNS.length]!
    return [id, businessName, category, 'tourism=attraction', latitude, longitude]
  })
  const places = TOWNS.map(([name, latitude, longitude], at) => [
    `town-${at}`,
    name,
    'city',
    latitude,
    longitude,
    100_000,
  ])
  await writeFile(join(folder, 'businesses.csv'), csv(['source_id,name,category,osm_tag,lat,lng'], rows))
  await writeFile(join(folder, 'places.csv'), csv(['source_id,name,kind,lat,lng,population'], places))
  const { code, output } = await site.run(
    'apps/backend/src/cli/import-listings.ts',
    join(folder, 'businesses.csv'),
    '--places',
    join(folder, 'places.csv'),
  )
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${output.slice(-2000)}`)
  await site.restart()
}

function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => (typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : value)
  return [...head, ...rows.map((row) => row.map(cell).join(','))].join('\n')
}
