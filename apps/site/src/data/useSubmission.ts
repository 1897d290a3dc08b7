import { useRef } from 'react'
import { useServed } from '../app/PagePayloadProvider.tsx'
import { submit, type SubmissionOutcome, type SubmissionTable } from './submit.ts'

/** Stores what a form sends: the same text once, however often it is sent. */
export function useSubmission(table: SubmissionTable) {
  const { served } = useServed()
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined)
  return async (row: Readonly<Record<string, string>>): Promise<SubmissionOutcome> => {
    const text = JSON.stringify(row)
    // Another text is another message: under the old key it would be taken for what is stored already.
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    const outcome = await submit(served.config, table, { ...row, idempotency_key: sent.current.key })
    if (outcome.ok) sent.current = undefined
    return outcome
  }
}
