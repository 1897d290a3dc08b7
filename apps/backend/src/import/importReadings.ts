import type { FileReadAs } from '@dira/data'
import { ImportError } from './importError.ts'
import { PIECE } from './importFile.ts'
import { columnsKey } from './importMapping.ts'
import { type Owner } from '../connect/askOwner.ts'
import { changeJob, insert, rememberedChoice, removeJob } from './importTables.ts'
import { startReading, type Reading } from './startReading.ts'

/** A file that an administrator sends. */
export interface SentFile {
  readonly body: AsyncIterable<Uint8Array>
  /** How many bytes it has; undefined where the sender does not say it. */
  readonly bytes: number | undefined
  readonly name: string
  readonly actor: string
  /** How it is read, where that is not left to a guess. */
  readonly readAs?: FileReadAs | undefined
}

export interface ImportReadings {
  /** Takes a file, and resolves when all of it has come; it is read afterwards. Rejects where it does not come, and leaves no import then. */
  readonly begin: (file: SentFile) => Promise<void>
  /** Gives a file up. */
  readonly end: (job: number) => void
  /** Gives all files up, and resolves when their imports say so. */
  readonly stop: () => Promise<void>
}

/** A file comes, and is read: each is half of this way. */
const WAY = 1000
/** How often it is noted how far a file has come, in milliseconds. */
const NOTED_EVERY = 500

/** Files that are being read into the database. They are in memory alone, of a process of their own. */
export function importReadings(connectOwner: () => Promise<Owner>): ImportReadings {
  const readings = new Map<number, { readonly reading: Reading; done: Promise<void> }>()

  async function begin({ body, bytes, name, actor, readAs }: SentFile): Promise<void> {
    const owner = await connectOwner()
    const job = await addJob(owner, { name, actor })
    const reading = startReading({ readAs })
    const one = { reading, done: Promise.resolve() }
    readings.set(job, one)
    try {
      await reading.take(noting(body, async (come) => note(owner, job, bytes ? (come / bytes) * (WAY / 2) : 0)))
    } catch (error) {
      reading.end()
      const isGivenUp = !readings.delete(job)
      await removeJob(owner, job)
      if (isGivenUp) throw new ImportError('gone', 'The file was given up.')
      if (error instanceof ImportError) throw error
      throw new ImportError('cut-off', 'Not all of the file has come. Send it again.', { cause: error })
    }
    one.done = read(owner, job, reading).finally(() => readings.delete(job))
  }

  async function read(owner: Owner, job: number, reading: Reading): Promise<void> {
    let place = 0
    try {
      const {
        header,
        samples,
        lines,
        total,
        reading: how,
      } = await reading.read(async ({ records, done }) => {
        const pieces = Array.from({ length: Math.ceil(records.length / PIECE) }, (_, at) => ({
          job,
          place: place + at,
          records: records.slice(at * PIECE, (at + 1) * PIECE),
        }))
        place += pieces.length
        await insert(owner, 'import_pieces', pieces)
        await note(owner, job, (WAY / 2) * (1 + done))
      })
      const key = columnsKey(header)
      const remembered = await rememberedChoice(owner, key)
      const chosen = { choice: remembered ?? NOTHING_CHOSEN, remembered }
      const found = { columns: header, columns_key: key, samples, chosen, total, lines, reading: how }
      await changeJob(owner, job, ['reading'], { ...found, state: 'columns', position: 0 })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      // An import that was given up has no record left to mark as failed.
      await changeJob(owner, job, ['reading'], { state: 'failed', failure }).catch(() => undefined)
    }
  }

  return {
    begin,
    end: (job) => {
      readings.get(job)?.reading.end()
      readings.delete(job)
    },
    stop: async () => {
      for (const { reading } of readings.values()) reading.end()
      await Promise.all([...readings.values()].map(async ({ done }) => done))
    },
  }
}

const NOTHING_CHOSEN = { columns: {}, values: {}, status: 'draft' } as const

async function addJob(owner: Owner, { name, actor }: Pick<SentFile, 'name' | 'actor'>): Promise<number> {
  const job = {
    file: name,
    actor,
    state: 'reading',
    total: WAY,
    // Until it is known.
    columns: [],
    columns_key: '',
    samples: [],
    chosen: { choice: NOTHING_CHOSEN, remembered: null },
  }
  const [{ id }] = (await insert(owner, 'import_jobs', job, true)) as [{ readonly id: number }] // One row was added.
  return id
}

async function note(owner: Owner, job: number, position: number): Promise<void> {
  await changeJob(owner, job, ['reading'], { position: Math.min(WAY, Math.round(position)) })
}

/** Bytes as they come, noting now and then how many have. */
async function* noting(
  bytes: AsyncIterable<Uint8Array>,
  onCome: (come: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let come = 0
  let noted = Date.now()
  for await (const part of bytes) {
    come += part.length
    yield part
    if (Date.now() - noted < NOTED_EVERY) continue
    await onCome(come)
    noted = Date.now()
  }
}
