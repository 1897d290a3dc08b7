import type { ListingRow } from '@dira/directory-core'
import * as names from '@dira/data/names'
import type { ListHead, SuggestionsData } from '../data/pageData.ts'
import { knownCards } from '../data/cardsOf.ts'
import type { DirectoryStore, KnownCards } from '../data/directoryStore.ts'
import { suggesterOf, suggestionsData } from '../data/suggestionsData.ts'

interface Asked {
  readonly directoryStore: Pick<DirectoryStore, 'current' | 'isComplete' | 'ready'>
  readonly cards: KnownCards
  readonly list: ListHead | undefined
  /** Tells that the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/**
 * What to suggest for the text in the address of a list: from the search index once it is there and knows what has changed, from the server
 * before. Without either it rejects.
 */
export async function findSuggestions(
  url: string,
  { directoryStore, cards, list, signal }: Asked,
): Promise<SuggestionsData | undefined> {
  const known = async () => {
    const engine = directoryStore.current()
    if (!engine || !list) return undefined
    const cardsOf = async (rows: readonly ListingRow[]) => knownCards(rows, cards)
    const typing = suggesterOf(engine.directory, names, await engine.otherNames())
    return suggestionsData(await engine.glanceAt(url, list), { typing, names, cardsOf })
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
