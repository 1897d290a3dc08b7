/** Whether the query of a list asks for what is open, had or near: only the server finds that. */
export function isNarrowed(query: URLSearchParams): boolean {
  return ['open', 'has', 'near', 'box'].some((name) => query.has(name))
}
