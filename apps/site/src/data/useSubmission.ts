import { missingContactFields, type ContactMessage, type RequiredContactField } from '@dira/directory-core'
import type { Sender } from '@dira/ui'
import { useRef } from 'react'
import { useServed } from '../app/PagePayloadProvider.tsx'
import { submit, type SubmissionOutcome, type SubmissionTable } from './submit.ts'

/** What a visitor writes; an enquiry has no subject. */
type Written = Omit<ContactMessage, 'subject'> & Partial<Pick<ContactMessage, 'subject'>>

type FieldErrors = Partial<Record<keyof ContactMessage, string>>

/** What became of a message: as for any submission, or what is missing or wrong in it. */
export type MessageOutcome =
  | SubmissionOutcome
  | { readonly ok: false; readonly error: 'incomplete'; readonly missing: readonly RequiredContactField[] }
  | { readonly ok: false; readonly error: 'invalid'; readonly errors: FieldErrors }

/** Checks and stores what a form sends, with other columns if it has some: the same text once, however often it is sent. */
export function useSubmission(table: SubmissionTable, columns: Readonly<Record<string, string>> = {}) {
  const { served } = useServed()
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined)

  async function store(row: Readonly<Record<string, string>>): Promise<SubmissionOutcome> {
    const text = JSON.stringify(row)
    // Another text is another message: under the old key it would be taken for what is stored already.
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    const outcome = await submit(served.config, table, { ...row, idempotency_key: sent.current.key })
    if (outcome.ok) sent.current = undefined
    return outcome
  }

  return async (written: Written, { isPerson }: Sender): Promise<MessageOutcome> => {
    const missing = missingContactFields(written)
    if (missing.length > 0) return { ok: false, error: 'incomplete', missing }
    // Without the code that checks it there is no network to send it by either.
    const checks = await import('./contactErrors.ts').catch(() => undefined)
    if (!checks) return { ok: false, error: 'unreachable' }
    const errors = checks.contactErrors({ subject: '', ...written })
    if (errors) return { ok: false, error: 'invalid', errors }
    return (await isPerson()) ? store({ ...columns, ...written }) : { ok: false, error: 'refused' }
  }
}
