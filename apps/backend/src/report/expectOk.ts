import { DataRefusal } from '@dira/data'
import { Problem } from './problem.ts'

/** The response when it is a success; otherwise throws a `Problem` with the service's message. */
export async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const refusal = new DataRefusal(response.status, await response.text())
  throw new Problem(response.status === 503 ? 'backend-down' : 'request-refused', refusal.message, { cause: refusal })
}
