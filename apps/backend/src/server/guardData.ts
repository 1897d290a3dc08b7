import type { Ownership } from '../data/ownership.ts'
import { refusal } from './refusal.ts'

type Handler = (request: Request) => Promise<Response>

interface GuardOptions {
  readonly handle: Handler
  readonly isOurs: Ownership
  /** Whether the database is fit for the next request, and so was for the last. */
  readonly isIntact: () => Promise<boolean>
  readonly hasDiskFailed: () => boolean
  readonly onBroken: () => void
}

/**
 * Lets requests through as long as the data folder is the one that was opened, which is looked at before a request and
 * again before its answer goes out, and as long as the database is intact after it. Once it is not so, every answer is a
 * refusal: nothing is acknowledged that is not stored.
 */
export function guardData({ handle, isOurs, isIntact, hasDiskFailed, onBroken }: GuardOptions): Handler {
  let refuse: (() => Response) | undefined
  return async (request) => {
    if (!refuse && !isOurs()) refuse = dataGone
    if (refuse) return refuse()
    const response = await handle(request)
    if (!isOurs()) refuse = dataGone
    else if (!(await isIntact())) {
      refuse = hasDiskFailed() ? diskRefused : databaseBroken
      onBroken()
    }
    return refuse ? refuse() : response
  }
}

function dataGone(): Response {
  return refusal(
    503,
    'DATA_GONE',
    'The data folder was removed or replaced while the server was running, so nothing can be read from it or stored in it.',
    'Stop the server, put the data folder back, and start again.',
  )
}

function diskRefused(): Response {
  return refusal(
    507,
    'DISK_REFUSED',
    'The disk takes no more data, so the request was not carried out.',
    'Make room on the disk that holds the data folder, or make the folder writable; then try again.',
  )
}

function databaseBroken(): Response {
  return refusal(
    503,
    'DATABASE_BROKEN',
    'The database no longer answers as it should, so it is uncertain whether the request was carried out.',
    'It is being started again. Look in a moment, and repeat what is missing.',
  )
}
