import type { Backend } from '@dira/backend'
import { serviceOf } from '@dira/backend'
import { compareListings, judgeListings } from '@dira/data'
import { dialledNumber } from '@dira/directory-core/phone'

/** How often it is asked whether a listing is new or another now, in milliseconds. */
const EVERY = 5_000

/**
 * Reads phones and hours of listings as they change, and compares them with others, with the rights of the service, so that the dashboard knows which of them
 * need somebody. What fails is tried again; of failures in a row the first is reported. Returns a function that stops.
 */
export function keepJudging(
  connectOwner: () => Promise<Backend>,
  { onProblem }: { readonly onProblem: (message: string) => void },
): () => void {
  const stopping = new AbortController()
  let hasFailed = false

  async function judge(): Promise<void> {
    try {
      const service = serviceOf(await connectOwner())
      await judgeListings(service, { dialledNumber, signal: stopping.signal })
      await compareListings(service, { signal: stopping.signal })
      hasFailed = false
    } catch (error) {
      if (!hasFailed && !stopping.signal.aborted) {
        onProblem(`Listings could not be read for the dashboard; it is tried again: ${String(error)}`)
      }
      hasFailed = true
    }
  }
  async function goOn(): Promise<void> {
    await judge()
    if (!stopping.signal.aborted) setTimeout(() => void goOn(), EVERY).unref()
  }
  setTimeout(() => void goOn(), EVERY).unref()
  return () => stopping.abort()
}
