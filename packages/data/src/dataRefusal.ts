/** An error status of the data service, with the message in its body. */
export class DataRefusal extends Error {
  override readonly name = 'DataRefusal'
  readonly status: number

  constructor(status: number, body: string) {
    const message = messageOf(body)
    super(`The data service answered ${status}${message && `: ${message}`}`)
    this.status = status
  }
}

/** The message and hint of an error body of PostgREST, GoTrue or a gateway; of any other, how it begins. */
function messageOf(body: string): string {
  try {
    const { message, msg, error_description: description, hint } = JSON.parse(body) as Record<string, unknown>
    return [message ?? msg ?? description, hint].filter((part) => typeof part === 'string').join(' ')
  } catch {
    return body.trim().slice(0, 200)
  }
}
