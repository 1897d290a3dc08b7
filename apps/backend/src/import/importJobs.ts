import {
  DataRefusal,
  type ImportChoice,
  type ImportCommand,
  type ImportDecision,
  type ImportDoubt,
  type ImportJob,
  type ImportRows,
  type ImportRowsQuery,
} from '@dira/data'
import { ask, call, type Owner } from '../connect/askOwner.ts'
import { Problem } from '../report/problem.ts'
import { ImportError } from './importError.ts'
import { PIECE } from './importFile.ts'
import { missingFields } from './importListings.ts'
import { keepPlaces, readSentPlaces } from './importPlaces.ts'
import { doubledFields, isHalfSource, mapColumns, mapValues, readingOf } from './importMapping.ts'
import { importReadings, type SentFile } from './importReadings.ts'
import { recordJudge, recordsOf } from './judgeRecords.ts'
import { readRows } from './importRows.ts'
import { changeJob, openJob, removeJob, shownJob, type StoredJob } from './importTables.ts'

/** An import, and who does something with it. */
export interface ImportBy {
  readonly id: number
  readonly actor: string
}

/** Imports of administrators. One is open at a time; who began it alone decides about it, any other may stop and close it. */
export interface ImportJobs {
  /** The import that is open; null where there is none. */
  readonly current: () => Promise<ImportJob | null>
  /** Takes a CSV file or a spreadsheet, which becomes the open import; resolves when all of it has come, before it is read. */
  readonly begin: (file: SentFile) => Promise<ImportJob | null>
  readonly choose: (by: ImportBy, choice: ImportChoice) => Promise<ImportJob | null>
  /** Takes a file of the towns that rows are matched to; null for those that the import knows by itself. */
  readonly places: (by: ImportBy, file: Pick<SentFile, 'body' | 'name'> | null) => Promise<ImportJob | null>
  readonly command: (by: ImportBy, command: ImportCommand) => Promise<ImportJob | null>
  readonly rows: (id: number, asked: ImportRowsQuery) => Promise<ImportRows>
  readonly decide: (by: ImportBy, number: number, decision: ImportDecision | null) => Promise<ImportJob | null>
  /** Leaves out all rows with a doubt that would be written, or takes them in again. */
  readonly leaveOut: (by: ImportBy, doubt: ImportDoubt, isOut: boolean) => Promise<ImportJob | null>
  /** Gives a row that is rejected or has notes other cells, and judges it anew. */
  readonly mend: (by: ImportBy, number: number, cells: readonly string[]) => Promise<ImportJob | null>
}

/** What a server does with imports when it begins and ends. */
interface ImportLife {
  /** Notes how far an import was that ran when the server went down. */
  readonly takeUp: () => Promise<void>
  /** Gives up files that are being read. */
  readonly giveUp: () => Promise<void>
}

interface JobsOptions {
  readonly connectOwner: () => Promise<Owner>
  /** Has the work done that there is now. */
  readonly wake: () => void
}

/** Imports by the page of the administration. What is decided is in the database, where `importWork` finds what is to be done. */
export function importJobs({ connectOwner, wake }: JobsOptions): ImportJobs & ImportLife {
  const readings = importReadings(connectOwner)

  const view = async () => {
    const owner = await connectOwner()
    const job = await openJob(owner)
    return job ? shownJob(owner, job) : null
  }

  /** The open import, for who may decide about it. */
  async function own({ id, actor }: ImportBy): Promise<readonly [Owner, StoredJob]> {
    const [owner, job] = await open(id)
    if (job.actor !== actor) throw new ImportError('not-yours', 'This import is somebody else’s.')
    return [owner, job]
  }

  async function open(id: number): Promise<readonly [Owner, StoredJob]> {
    const owner = await connectOwner()
    const job = await openJob(owner)
    if (job?.id !== id) throw new ImportError('gone', 'This import is not open any more.')
    return [owner, job]
  }

  async function close(owner: Owner, { id, state, columns }: StoredJob): Promise<void> {
    if (state === 'applying') throw new ImportError('not-now', 'It is being applied. Stop it first.')
    readings.end(id)
    // It goes with its pieces, and nothing was decided about it.
    if (columns.length === 0) return removeJob(owner, id)
    await changeJob(owner, id, CLOSED_IN, { closed_at: new Date().toISOString() })
    for (const table of ['import_rows', 'import_pieces']) {
      await ask(owner, `${table}?job=eq.${id}`, { method: 'DELETE', headers: { prefer: 'return=minimal' } })
    }
  }

  const commands: Readonly<Record<ImportCommand, (by: ImportBy) => Promise<unknown>>> = {
    check: async (by) => {
      const [owner, job] = await own(by)
      refuseUnready(job)
      await ask(owner, `import_rows?job=eq.${job.id}`, { method: 'DELETE', headers: { prefer: 'return=minimal' } })
      const checks = job.checks + 1
      await changeJob(owner, job.id, ['columns'], { state: 'checking', checks, position: 0, counts: {}, failure: null })
      wake()
    },
    back: async (by) => {
      const [owner, job] = await own(by)
      if (job.operation !== null) throw new ImportError('not-now', 'Rows of it are written already.')
      return changeJob(owner, job.id, ['checking', 'checked', 'failed'], {
        state: 'columns',
        position: 0,
        failure: null,
      })
    },
    apply: async (by) => {
      const [owner, job] = await own(by)
      await call(owner, 'begin_import_job', { job: job.id })
      wake()
    },
    stop: async ({ id }) => {
      const [owner] = await open(id)
      return changeJob(owner, id, ['applying'], { stops: true })
    },
    close: async ({ id }) => close(...(await open(id))),
    forget: async (by) => {
      const [owner, job] = await own(by)
      await ask(owner, `import_jobs?columns_key=eq.${job.columns_key}&id=neq.${job.id}`, {
        method: 'PATCH',
        headers: { prefer: 'return=minimal' },
        body: JSON.stringify({ remembered: false }),
      })
      const choice = { columns: {}, values: {}, status: job.chosen.choice.status }
      return changeJob(owner, job.id, ['columns'], { chosen: { ...job.chosen, choice, remembered: null } })
    },
  }

  return {
    current: view,
    begin: async (file) => {
      if (await openJob(await connectOwner())) throw anotherOpen()
      await readings.begin(file).catch((error: unknown) => {
        // Somebody else was quicker.
        const isTaken = error instanceof Problem && error.cause instanceof DataRefusal && error.cause.status === 409
        throw isTaken ? anotherOpen() : error
      })
      return view()
    },
    choose: async (by, choice) => {
      const [owner, job] = await own(by)
      const changed = await changeJob(owner, job.id, ['columns'], {
        chosen: { ...job.chosen, choice },
      })
      if (!changed) throw lookedThrough()
      return shownJob(owner, changed)
    },
    places: async (by, file) => {
      const [owner, job] = await own(by)
      if (job.state !== 'columns') throw lookedThrough()
      const places = file && (await readSentPlaces(file.body))
      await keepPlaces(owner, job.id, places)
      // Choices made while the file came stay.
      const [, { chosen }] = await own(by)
      const named = file && places && { file: file.name, count: places.length }
      const changed = await changeJob(owner, job.id, ['columns'], { chosen: { ...chosen, places: named } })
      if (!changed) throw lookedThrough()
      return shownJob(owner, changed)
    },
    command: async (by, command) => {
      await commands[command](by)
      return view()
    },
    rows: async (id, asked) => readRows(await connectOwner(), id, asked),
    decide: async (by, number, decision) => {
      const [owner, job] = await own(by)
      await call(owner, 'decide_import_row', { job: job.id, number, decision })
      return view()
    },
    leaveOut: async (by, doubt, isOut) => {
      const [owner, job] = await own(by)
      await call(owner, 'leave_out_doubted', { job: job.id, doubt, is_out: isOut })
      return view()
    },
    mend: async (by, number, cells) => {
      const [owner, job] = await own(by)
      const record = (await recordsOf(owner, job.id, Math.floor((number - 1) / PIECE)))[(number - 1) % PIECE]
      if (!record || cells.length !== job.columns.length) throw new ImportError('no-row', 'There is no such row.')
      const [judged] = await (await recordJudge(owner, job))([{ line: record.line, cells }])
      await call(owner, 'mend_import_row', { job: job.id, number, record: judged })
      return view()
    },
    takeUp: async () => {
      const owner = await connectOwner()
      const job = await openJob(owner)
      // The part of a file that had come went with the server.
      if (job?.state === 'reading') await changeJob(owner, job.id, ['reading'], { state: 'failed', failure: WENT_DOWN })
      if (job?.state === 'applying') await changeJob(owner, job.id, ['applying'], { resumed_at: job.position })
    },
    giveUp: readings.stop,
  }
}

const lookedThrough = () => new ImportError('not-now', 'It is looked through already. Go back first.')

const anotherOpen = () =>
  new ImportError('open', 'Another file is being imported. That has to be finished or discarded first.')

const CLOSED_IN = ['reading', 'columns', 'checking', 'checked', 'done', 'stopped', 'failed'] as const
const WENT_DOWN = 'The server went down while it read the file. Send it again.'

/** Says what has to be decided before the rows can be read. */
function refuseUnready({ columns: header, samples, chosen: { choice, remembered } }: StoredJob): void {
  const columns = mapColumns(header, samples, choice, remembered)
  const open = columns.find(({ field, isLeftOut }) => field === null && !isLeftOut)
  if (open) throw new ImportError('columns', `Choose a field for “${open.name}” or leave it out.`)
  if (doubledFields(columns, choice).length > 0) throw new ImportError('columns', 'Two columns are for one field.')
  if (isHalfSource(choice)) throw new ImportError('source', 'Write whom to credit and a link to it, or neither.')
  const reading = readingOf(columns, choice)
  const [missing] = missingFields(reading.columns, reading.choices)
  if (missing !== undefined) throw new ImportError('columns', `No column says the ${missing}.`)
  const value = mapValues(columns, samples, choice).find(({ meaning }) => meaning === null)
  if (value) throw new ImportError('values', `Say what “${value.value}” means, or leave it out.`)
}
