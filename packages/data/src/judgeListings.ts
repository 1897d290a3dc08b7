import { unreadHours } from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import type { ToJudge } from './needsAnswer.ts'

/** So many listings are judged at once: a moment of this process, and of the embedded database. */
const MOST = 100

export interface JudgeOptions {
  /** Core's `dialledNumber`, whose numbering plans weigh much. */
  readonly dialledNumber: (written: string, country: string) => string | undefined
  /** Ends the work after the current step; the next call goes on from there. */
  readonly signal?: AbortSignal
}

/**
 * Reads the phone and the hours of every listing that is new or has others now, and keeps in the database which of them cannot be dialled or read. Answers how
 * many listings it judged. The key is the service's. Several may call it at once.
 */
export async function judgeListings(
  service: DataServiceOptions,
  { dialledNumber, signal }: JudgeOptions,
): Promise<number> {
  const client = dataClient(service)
  let judged = 0
  while (!signal?.aborted) {
    const start = performance.now()
    const { data } = await client.rpc('listings_to_judge', { size: MOST }).throwOnError()
    const listings = data as unknown as readonly ToJudge[]
    if (listings.length === 0) break
    const said = listings.map(({ id, of, country, phone, business_hours: hours }) => {
      const isUndialled = phone.trim() !== '' && dialledNumber(phone, country) === undefined
      return {
        id,
        of,
        unread_hours: unreadHours(hours, country)?.hours ?? null,
        undialled_phone: isUndialled ? phone : null,
      }
    })
    const { data: written } = await client.rpc('judge_listings', { said }).throwOnError()
    judged += written
    await leaveToOthers(start)
  }
  return judged
}

/**
 * Finds out which listings may be of one business, of those that are new or have changed. Answers how many listings it compared. The key is the service's.
 * Several may call it at once.
 */
export async function compareListings(
  service: DataServiceOptions,
  { signal }: Pick<JudgeOptions, 'signal'> = {},
): Promise<number> {
  const client = dataClient(service)
  let compared = 0
  while (!signal?.aborted) {
    const start = performance.now()
    const { data } = await client.rpc('compare_listings', {}).throwOnError()
    if (data === 0) break
    compared += data
    await leaveToOthers(start)
  }
  return compared
}

/** Waits for as long as a step took, so that visitors have the embedded database half of the time. */
function leaveToOthers(start: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, performance.now() - start))
}
