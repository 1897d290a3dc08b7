import { connectDirectoryData, type DataServiceOptions, type DirectoryData } from '@dira/data'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'

/** A way to send requests to a Supabase API: a `Backend` or a `SupervisedBackend`. */
export type Api = Pick<Backend, 'request'>

/** How long an answer may take, in milliseconds: one that is lost on the way would be waited for for ever. */
const ANSWER_TIMEOUT = 30_000

/** Options of an API. */
export interface ServiceOptions {
  /** With whose rights. @default the API's own key */
  readonly publishableKey?: string
  readonly timeout?: number
}

/** An API as `@dira/data` asks it. Rejects with a `Problem`. */
export function serviceOf(
  api: Api,
  { publishableKey, timeout = ANSWER_TIMEOUT }: ServiceOptions = {},
): DataServiceOptions {
  return {
    // The backend knows its own address and takes the path.
    url: 'http://backend.invalid',
    key: publishableKey ?? '',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(new Request(input).url)
      const headers = new Headers(init?.headers)
      if (publishableKey === undefined) headers.delete('apikey')
      const signal = AbortSignal.timeout(timeout)
      return expectOk(await api.request(pathname + search, { ...init, headers, signal }))
    },
  }
}

/** The directory's data with a visitor's rights, so that a mistake can show nobody more than a visitor may see. Rejects with a `Problem`. */
export function visitorData(api: Api, options: ServiceOptions & { readonly publishableKey: string }): DirectoryData {
  return connectDirectoryData(serviceOf(api, options))
}
