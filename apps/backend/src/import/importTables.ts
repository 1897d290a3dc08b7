import { fileLinesSchema, fileReadingSchema, importChoiceSchema, IMPORT_STATES, type ImportJob } from '@dira/data'
import { z } from 'zod'
import { ask, type Owner } from '../connect/askOwner.ts'
import { mapColumns, mapValues, type ColumnSample } from './importMapping.ts'

const decidedSchema = z.object({
  choice: importChoiceSchema,
  remembered: importChoiceSchema.nullable(),
  places: z.object({ file: z.string(), count: z.int() }).nullable().default(null),
})

const jobSchema = z.object({
  id: z.int(),
  file: z.string(),
  columns: z.array(z.string()),
  columns_key: z.string(),
  samples: z.array(
    z.object({ first: z.string(), values: z.array(z.tuple([z.string(), z.int()])).nullable() }),
  ) satisfies z.ZodType<ColumnSample[]>,
  chosen: decidedSchema,
  total: z.int(),
  lines: fileLinesSchema.nullable(),
  reading: fileReadingSchema.nullable(),
  state: z.enum(IMPORT_STATES),
  position: z.int(),
  checks: z.int(),
  counts: z.record(z.string(), z.unknown()),
  resumed_at: z.int().nullable(),
  stops: z.boolean(),
  failure: z.string().nullable(),
  operation: z.int().nullable(),
  actor: z.string(),
  applied_at: z.string().nullable(),
})
/** An import as the database keeps it. */
export type StoredJob = z.infer<typeof jobSchema>

/** Adds rows to a table, and answers them where that is wanted. */
export const insert = async (owner: Owner, table: string, rows: object, isAnswered = false): Promise<unknown> =>
  ask(owner, table, {
    method: 'POST',
    headers: { prefer: `return=${isAnswered ? 'representation' : 'minimal'}` },
    body: JSON.stringify(rows),
  })

/** The import that is open, if it is in one of some states. */
export async function openJob(
  owner: Owner,
  states: readonly StoredJob['state'][] = IMPORT_STATES,
): Promise<StoredJob | undefined> {
  const query = `import_jobs?closed_at=is.null&state=in.(${states.join()})`
  return z.array(jobSchema).parse(await ask(owner, query))[0]
}

/** Removes an import of which nothing was read. */
export async function removeJob(owner: Owner, id: number): Promise<void> {
  await ask(owner, `import_jobs?id=eq.${id}`, { method: 'DELETE', headers: { prefer: 'return=minimal' } })
}

/** Changes an import that is open and in one of some states; undefined where it is not. */
export async function changeJob(
  owner: Owner,
  id: number,
  states: readonly StoredJob['state'][],
  changes: object,
): Promise<StoredJob | undefined> {
  const rows = await ask(owner, `import_jobs?id=eq.${id}&closed_at=is.null&state=in.(${states.join()})`, {
    method: 'PATCH',
    headers: { prefer: 'return=representation' },
    body: JSON.stringify(changes),
  })
  return z.array(jobSchema).parse(rows)[0]
}

/** What was decided about the last file with the same columns. */
export async function rememberedChoice(
  owner: Owner,
  columnsKey: string,
): Promise<StoredJob['chosen']['choice'] | null> {
  const query = `import_jobs?columns_key=eq.${columnsKey}&remembered=is.true&select=chosen&order=id.desc&limit=1`
  return z.array(z.object({ chosen: decidedSchema })).parse(await ask(owner, query))[0]?.chosen.choice ?? null
}

/** An import as a browser is told of it. */
export async function shownJob(owner: Owner, job: StoredJob): Promise<ImportJob> {
  const { columns: header, samples, chosen, counts, state } = job
  const columns = mapColumns(header, samples, chosen.choice, chosen.remembered)
  const isApplied = job.operation !== null
  const checked = isApplied ? counts['checked'] : counts
  return {
    id: job.id,
    file: job.file,
    state,
    total: job.total,
    lines: job.lines,
    reading: job.reading,
    position: job.position,
    columns: [...columns],
    values: [...mapValues(columns, samples, chosen.choice)],
    choice: chosen.choice,
    places: chosen.places,
    isRemembered: chosen.remembered !== null,
    // As the database's functions count.
    checked: state === 'checked' || isApplied ? (checked as ImportJob['checked']) : null,
    applied: isApplied ? (counts as unknown as ImportJob['applied']) : null,
    resumedAt: job.resumed_at,
    isStopping: job.stops,
    failure: job.failure,
    operation: job.operation,
    actor: job.actor,
    actorEmail: await emailOf(owner, job.actor),
    appliedAt: job.applied_at,
  }
}

/** The address of an administrator; null for who is none any more. */
async function emailOf(owner: Owner, id: string): Promise<string | null> {
  const rows = z.array(z.object({ email: z.string() })).parse(await ask(owner, `admin_users?id=eq.${id}&select=email`))
  return rows[0]?.email ?? null
}
