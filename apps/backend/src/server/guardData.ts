import type { Ownership } from '../data/ownership.ts'
import { refusal } from './refusal.ts'

type Handler = (request: Request) => Promise<Response>

/**
 * Lets requests through as long as the data folder is the one that was opened, which is looked at before a request and
 * again before its answer goes out. Once it is not, every answer is a refusal: nothing is acknowledged that is not stored.
 */
export function guardData(handle: Handler, isOurs: Ownership): Handler {
  let lost = false
  const stillOurs = () => {
    lost ||= !isOurs()
    return !lost
  }
  return async (request) => {
    if (!stillOurs()) return dataGone()
    const response = await handle(request)
    return stillOurs() ? response : dataGone()
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
