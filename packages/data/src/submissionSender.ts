import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import type { Submission, SubmissionOutcome, SubmissionTable } from './directoryData.ts'

/** The number of attempts; the timeout of each and the pause between them, in milliseconds. */
const ATTEMPTS = 3
const ANSWER_TIMEOUT = 15_000
const PAUSE = 400

/** Stores a row, once however often it is sent; see `SubmissionsData`. */
export async function send<Table extends SubmissionTable>(
  options: DataServiceOptions,
  table: Table,
  row: Submission<Table>,
): Promise<SubmissionOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptToStore(options, table, row)
    if (outcome.ok || outcome.error !== 'unreachable' || attempt === ATTEMPTS) return outcome
    await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
  }
}

async function attemptToStore<Table extends SubmissionTable>(
  options: DataServiceOptions,
  table: Table,
  row: Submission<Table>,
): Promise<SubmissionOutcome> {
  try {
    // The signature ties row and table together. TypeScript cannot follow that for a union of tables.
    await dataClient(options)
      .from(table as 'contact_messages')
      .insert(row as Submission<'contact_messages'>)
      // The sender may not read the row, so the answer must not return it.
      .setHeader('prefer', 'return=minimal')
      .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT))
      .throwOnError()
    return { ok: true }
  } catch (error) {
    const status = error instanceof DataRefusal ? error.status : undefined
    if (status === 429) return { ok: false, error: 'limited' }
    return { ok: false, error: status !== undefined && status < 500 ? 'refused' : 'unreachable' }
  }
}
