import type { Submission, SubmissionOutcome } from '@dira/data'
import { missingContactFields, type ContactMessage, type RequiredContactField } from '@dira/directory-core'
import type { Sender } from '@dira/ui'
import { useRef, type FocusEvent } from 'react'
import { usePagePayload } from './PagePayloadProvider.tsx'
import type * as Sending from './data/sending.ts'

/** What a visitor writes; an enquiry has no subject. */
type Written = Omit<ContactMessage, 'subject'> & Partial<Pick<ContactMessage, 'subject'>>

type FieldErrors = Partial<Record<keyof ContactMessage, string>>

/** What became of a message: as for any submission, or what is missing or wrong in it. */
export type MessageOutcome =
  | SubmissionOutcome
  | { readonly ok: false; readonly error: 'incomplete'; readonly missing: readonly RequiredContactField[] }
  | { readonly ok: false; readonly error: 'invalid'; readonly errors: FieldErrors }

const loadSending = () => import('./data/sending.ts').catch(() => undefined)

/**
 * `send` checks and stores what a form sends, with other columns if it has some: the same text once, however often it is sent.
 * `prepare` is the `onFocus` of what holds the form: it fetches the code for `send`, because the network may be gone by then.
 */
export function useSubmission<Table extends 'contact_messages' | 'enquiries'>(
  table: Table,
  columns: Partial<Submission<Table>> = {},
) {
  const { served } = usePagePayload()
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined)

  async function store(
    { siteSubmissions }: typeof Sending,
    written: Written,
    onChallenge: () => void,
  ): Promise<SubmissionOutcome> {
    const text = JSON.stringify({ ...columns, ...written })
    // Another text is another message: under the old key it would be taken for what is stored already.
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    // TypeScript cannot see that message and columns together make a row of the table.
    const row = { ...columns, ...written, idempotency_key: sent.current.key } as Submission<Table>
    const outcome = await siteSubmissions(served.config).send(table, row, { onChallenge })
    if (outcome.ok) sent.current = undefined
    return outcome
  }

  function prepare({ target }: FocusEvent): void {
    // Chromium before 156 never fetches a module again that it failed to fetch once.
    if (!target.closest('form') || !navigator.onLine) return
    void loadSending().then((sending) => sending?.siteSubmissions(served.config).prepare())
  }

  async function send(written: Written, { isPerson, onChallenge }: Sender): Promise<MessageOutcome> {
    const missing = missingContactFields(written)
    if (missing.length > 0) return { ok: false, error: 'incomplete', missing }
    // Without the code that sends it there is no network to send it by either.
    const sending = await loadSending()
    if (!sending) return { ok: false, error: 'unreachable' }
    const errors = sending.contactErrors({ subject: '', ...written })
    if (errors) return { ok: false, error: 'invalid', errors }
    return (await isPerson()) ? store(sending, written, onChallenge) : { ok: false, error: 'refused' }
  }

  return { send, prepare }
}
