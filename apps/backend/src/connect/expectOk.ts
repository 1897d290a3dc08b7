import { Problem } from '../problem.ts'

/** The answer, if it is one of success; otherwise a `Problem` with what the server said. */
export async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = await response.text()
  const code = response.status === 503 ? 'backend-down' : 'request-refused'
  throw new Problem(code, `The backend refused (${response.status}): ${spokenMessage(text) || response.statusText}`)
}

/** The message of PostgREST's, GoTrue's and a gateway's error bodies, with its hint; else the beginning of the text. */
function spokenMessage(text: string): string {
  try {
    const { message, msg, error_description: description, hint } = JSON.parse(text) as Record<string, unknown>
    return [message ?? msg ?? description, hint].filter((part) => typeof part === 'string').join(' ')
  } catch {
    return text.trim().slice(0, 200)
  }
}
