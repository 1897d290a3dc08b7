import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import type { SendOptions, Submission, SubmissionOutcome, SubmissionTable } from './directoryData.ts'
import { PROOF_HEADER, PROOF_REQUIRED } from './challenge/proofOfWork.ts'

/** The number of attempts; the timeout of each and the pause between them, in milliseconds. */
const ATTEMPTS = 3
const ANSWER_TIMEOUT = 15_000
const PAUSE = 400

/** So many challenges are answered for one row: the next comes when the answer to the last one was lost, or came too late. */
const MOST_CHALLENGES = 3

/** Stores a row, once however often it is sent; see `SubmissionsData`. */
export async function send<Table extends SubmissionTable>(
  options: DataServiceOptions,
  table: Table,
  row: Submission<Table>,
  { onChallenge }: SendOptions = {},
): Promise<SubmissionOutcome> {
  let proof: string | undefined
  let challenges = 0
  for (let attempt = 1; ; attempt += 1) {
    let outcome = await attemptToStore(options, table, row, proof)
    while ('challenge' in outcome) {
      challenges += 1
      if (challenges > MOST_CHALLENGES) return { ok: false, error: 'limited' }
      onChallenge?.()
      const solver = await import('./challenge/solveChallenge.ts').catch(() => undefined)
      if (!solver) return { ok: false, error: 'unreachable' }
      proof = await solver.solveChallenge(outcome.challenge).catch(() => undefined)
      if (proof === undefined) return { ok: false, error: 'refused' }
      outcome = await attemptToStore(options, table, row, proof)
    }
    if (outcome.ok || outcome.error !== 'unreachable' || attempt === ATTEMPTS) return outcome
    await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
  }
}

async function attemptToStore<Table extends SubmissionTable>(
  options: DataServiceOptions,
  table: Table,
  row: Submission<Table>,
  proof: string | undefined,
): Promise<SubmissionOutcome | { readonly challenge: string }> {
  try {
    // The signature ties row and table together. TypeScript cannot follow that for a union of tables.
    const request = dataClient(options)
      .from(table as 'contact_messages')
      .insert(row as Submission<'contact_messages'>)
      // The sender may not read the row, so the answer must not return it.
      .setHeader('prefer', 'return=minimal')
      .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT))
    if (proof !== undefined) request.setHeader(PROOF_HEADER, proof)
    await request.throwOnError()
    return { ok: true }
  } catch (error) {
    const { status, details } = error instanceof DataRefusal ? error : {}
    if (status === PROOF_REQUIRED && details !== undefined) return { challenge: details }
    if (status === 429) return { ok: false, error: 'limited' }
    return { ok: false, error: status !== undefined && status < 500 ? 'refused' : 'unreachable' }
  }
}
