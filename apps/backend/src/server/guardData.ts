import { refusal } from './refusal.ts'

/** Postgres' code for a full disk. */
const DISK_FULL = '53100'

type Handler = (request: Request) => Promise<Response>

interface GuardOptions {
  readonly handle: Handler
  readonly isSameFolder: () => boolean
  /** Whether the database can take the next request, and answered the last one correctly. */
  readonly isIntact: () => Promise<boolean>
  readonly hasDiskFailed: () => boolean
  readonly onBroken: () => void
}

/**
 * Passes requests on while the data folder and the database are sound; it checks the folder before and after a request, the
 * database after it. From the first failure on it refuses every request, so that nothing is acknowledged that is not stored.
 */
export function guardData({ handle, isSameFolder, isIntact, hasDiskFailed, onBroken }: GuardOptions): Handler {
  let refuse: (() => Response) | undefined
  return async (request) => {
    if (!refuse && !isSameFolder()) refuse = dataGone
    if (refuse) return refuse()
    const response = await handle(request)
    if (!isSameFolder()) refuse = dataGone
    else if (!(await isIntact())) {
      refuse = hasDiskFailed() ? diskRefused : databaseBroken
      onBroken()
    }
    if (refuse) return refuse()
    return (await isDiskFull(response)) ? diskRefused() : response
  }
}

/** Whether the database could not extend a file. It has rolled back and goes on. */
async function isDiskFull(response: Response): Promise<boolean> {
  if (response.status !== 500) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return Object(body).code === DISK_FULL
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
    'Free some space on the disk that holds the data folder, or make the folder writable; then try again.',
  )
}

function databaseBroken(): Response {
  return refusal(
    503,
    'DATABASE_BROKEN',
    'The database no longer answers as it should, so it is uncertain whether the request was carried out.',
    'It is restarting. Check in a moment what was stored, and repeat what is missing.',
  )
}
