import { z } from 'zod'
import { countText } from '../report/countText.ts'
import { ask, type Owner } from '../connect/askOwner.ts'
import { ImportError } from './importError.ts'
import type { StoredRecord } from './importFile.ts'
import { insert, type StoredJob } from './importTables.ts'
import type { Place } from './places.ts'
import { noPlaces, placeReader, unsureLetters } from './readPlaces.ts'
import { startReading } from './startReading.ts'

/** The towns that an import is given stand before the first piece of its records. */
const PLACE = -1
/** More are no list of towns. */
const MOST = 20_000

/** Reads the towns of a file that somebody sends, in a process of its own. Rejects with an `ImportError` where it names none. */
export async function readSentPlaces(body: AsyncIterable<Uint8Array>): Promise<readonly Place[]> {
  const reading = startReading({})
  try {
    await reading.take(body)
    const records: StoredRecord[] = []
    const { header, reading: how } = await reading.read(async (batch) => void records.push(...batch.records))
    if (how.isGuess) throw unsureLetters()
    const read = placeReader(header)
    const places = records.flatMap(({ cells }) => read(cells) ?? [])
    if (places.length === 0) throw noPlaces()
    if (places.length > MOST)
      throw new ImportError('places', `The places file names more than ${countText(MOST)} places.`)
    return places
  } finally {
    reading.end()
  }
}

/** Keeps the towns of an import instead of those that it had; null for none. */
export async function keepPlaces(owner: Owner, job: number, places: readonly Place[] | null): Promise<void> {
  await ask(owner, `import_pieces?job=eq.${job}&place=eq.${PLACE}`, {
    method: 'DELETE',
    headers: { prefer: 'return=minimal' },
  })
  if (places) await insert(owner, 'import_pieces', { job, place: PLACE, records: places })
}

const keptSchema = z.array(
  z.object({
    records: z.array(
      z.object({
        name: z.string(),
        otherNames: z.array(z.string()),
        country: z.string(),
        province: z.string().optional(),
        lat: z.number(),
        lng: z.number(),
        radius: z.number(),
      }),
    ),
  }),
)

/** The towns that an import was given; undefined for those that it knows by itself. */
export async function keptPlaces(owner: Owner, { id, chosen }: StoredJob): Promise<readonly Place[] | undefined> {
  if (chosen.places === null) return undefined
  const pieces = keptSchema.parse(await ask(owner, `import_pieces?job=eq.${id}&place=eq.${PLACE}&select=records`))
  // Without `province: undefined`.
  return pieces[0]?.records.map(({ province, ...place }) => ({ ...place, ...(province !== undefined && { province }) }))
}
