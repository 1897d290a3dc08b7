import { SERVER_PARAMS } from '@dira/directory-core'

/** Whether the query of a list asks for what is open, had or near: only the server finds that. */
export const isNarrowed = (query: URLSearchParams): boolean => SERVER_PARAMS.some((name) => query.has(name))
