/** An error status of the data service, with the message in its body. */
export class DataRefusal extends Error {
  override readonly name = 'DataRefusal'
  readonly status: number
  /** Why, in the words of the service. */
  readonly reason: string
  /** What the answer says beside its message. */
  readonly details: string | undefined

  constructor(status: number, body: string) {
    const reason = messageOf(body)
    super(`The data service answered ${status}${reason && `: ${reason}`}`)
    this.status = status
    this.reason = reason
    this.details = detailsOf(body)
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

function detailsOf(body: string): string | undefined {
  try {
    const { details } = JSON.parse(body) as Record<string, unknown>
    return typeof details === 'string' ? details : undefined
  } catch {
    return undefined
  }
}
