import { errorMessage, type NoAnswer } from './invitationAnswer.ts'

export interface SiteOptions {
  /** The origin of the site. */
  readonly site: string
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** What the site's server answered: status 0 for nothing. */
export interface SiteAnswer {
  readonly status: number
  readonly body?: unknown
  readonly message: string
}

/** Sends JSON to the site's own server. Never rejects. */
export async function askSite({
  site,
  path,
  body,
  headers,
  fetch = globalThis.fetch,
}: SiteOptions & {
  readonly path: string
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}): Promise<SiteAnswer> {
  try {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      cache: 'no-store',
    })
    // A host of files answers with a page, whatever the status.
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const parsed: unknown = isJson ? await response.json() : undefined
    return { status: isJson ? response.status : 501, body: parsed, message: errorMessage.parse(parsed) }
  } catch {
    return { status: 0, message: '' }
  }
}

/** Why there is no answer. */
export function noAnswer({ status }: SiteAnswer): NoAnswer {
  return status === 501 ? 'no-server' : 'unreachable'
}
