import { isPlainJson } from './plainJson.ts'
import { refusal } from './refusal.ts'

type Handler = (request: Request) => Promise<Response>

/** Refuses a body that the API cannot read. Files are no bodies of the API: what takes them is not behind this. */
export function refuseUnreadable(handle: Handler): Handler {
  return async (request) =>
    isPlainJson(await request.clone().text())
      ? handle(request)
      : refusal(400, 'BAD_JSON', 'The body holds a NUL, or values in each other without end.')
}
