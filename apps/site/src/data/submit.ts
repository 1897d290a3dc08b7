import type { SiteConfig } from '../app/siteConfig.ts'

/** What visitors may add, and nobody but administrators may read. */
export type SubmissionTable = 'contact_messages' | 'enquiries'

/** `limited`: too much was sent of late. `refused`: what was sent is not accepted, and will not be. `unreachable`: trying again may help. */
export type SubmissionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'limited' | 'refused' | 'unreachable' }

/** How often it is tried, and how long it waits for an answer and before it tries again, in milliseconds. */
const ATTEMPTS = 3
const ANSWER_TIMEOUT = 15_000
const PAUSE = 400

/**
 * Stores a row. Its key makes a repeat harmless: an answer may be lost after the row was stored, so that what got none is sent
 * again, here and when the visitor presses once more.
 */
export async function submit(
  config: SiteConfig,
  table: SubmissionTable,
  row: Readonly<Record<string, string>> & { readonly idempotency_key: string },
): Promise<SubmissionOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptToStore(config, table, row)
    if (outcome.ok || outcome.error !== 'unreachable' || attempt === ATTEMPTS) return outcome
    await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
  }
}

async function attemptToStore(
  { apiUrl, publishableKey }: SiteConfig,
  table: SubmissionTable,
  row: object,
): Promise<SubmissionOutcome> {
  try {
    const { ok, status } = await fetch(`${apiUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    if (ok) return { ok }
    if (status === 429) return { ok, error: 'limited' }
    return { ok, error: status < 500 ? 'refused' : 'unreachable' }
  } catch {
    return { ok: false, error: 'unreachable' }
  }
}
