import type { SuggestionsData } from '../app/pageData.ts'
import type { DirectoryStore } from '../data/directoryStore.ts'
import { suggestionsData } from '../data/suggestionsData.ts'

interface Asked {
  readonly directoryStore: Pick<DirectoryStore, 'current' | 'isComplete' | 'ready'>
  /** Tells that the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/**
 * What to suggest for the text in the address of a list: from the search index once it is there and knows what has changed, from the server
 * before. Without either it rejects.
 */
export async function findSuggestions(
  url: string,
  { directoryStore, signal }: Asked,
): Promise<SuggestionsData | undefined> {
  const known = () => {
    const engine = directoryStore.current()
    return engine && suggestionsData(engine.pageAt(url), engine.input())
  }
  if (directoryStore.isComplete()) return known()
  try {
    return await fetchSuggestions(url, signal)
  } catch (error) {
    signal.throwIfAborted()
    // A static host has lists only, and the browser works out what is in them.
    if (error instanceof NoServerError) await directoryStore.ready()
    return known()
  }
}

/** The host has no server that could suggest anything. */
class NoServerError extends Error {
  override readonly name = 'NoServerError'
}

async function fetchSuggestions(url: string, signal: AbortSignal): Promise<SuggestionsData> {
  const [pathname = '', query = ''] = url.split('?')
  const response = await fetch(`${pathname}/suggestions.json?${query}`, { signal })
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new NoServerError(`${url} has no suggestions.`)
  }
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`)
  return (await response.json()) as SuggestionsData // Written by this site's own server.
}
