import type { AdminDataOptions } from './adminClient.ts'
import { backupsSchema, type BackupsStatus } from './backupsAnswer.ts'
import { DataRefusal } from './dataRefusal.ts'

/** Where the site's server says how old the last backup is. */
export const BACKUPS_PATH = '/admin/backups.json'

/**
 * What there is of backups; null where the site's server makes none: a hosted project has its own. Rejects with a `DataRefusal` or
 * with what `fetch` rejected with.
 */
export async function readBackupsStatus({
  url,
  accessToken,
  fetch = globalThis.fetch,
}: Pick<AdminDataOptions, 'url' | 'accessToken' | 'fetch'>): Promise<BackupsStatus | null> {
  const answer = await fetch(url + BACKUPS_PATH, { headers: { authorization: `Bearer ${await accessToken()}` } })
  if (answer.status === 404) return null
  if (!answer.ok) throw new DataRefusal(answer.status, await answer.text())
  return backupsSchema.parse(await answer.json())
}
