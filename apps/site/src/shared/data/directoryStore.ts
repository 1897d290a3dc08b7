import type { ListingCard, ListingChanges } from '@dira/directory-core'
import { CHANGES_PATH, isStaticSite, type SiteConfig } from '@dira/data/site'
import type { ListEngine } from './listEngine.ts'

/** The cards of the pages of this visit, and others that a list here asked for, by slug. */
export type KnownCards = Map<string, ListingCard>

/** The search index in the browser: fetched once, when first needed, then brought up to date. */
export interface DirectoryStore {
  /** Computes lists from the listings that are known; undefined until the index is loaded, and where the server searches for browsers. */
  readonly current: () => ListEngine | undefined
  /** Whether the engine knows what has changed since the index was written. Otherwise a listing may be missing from it. */
  readonly isComplete: () => boolean
  /** Begins to fetch the index unless that was done before. A failure is forgotten, so that the next call tries again. */
  readonly load: () => void
  /** The same, waiting until the index is there and up to date, or as it is; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
  /** Calls back whenever `current` changes; returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
}

export function createDirectoryStore(config: SiteConfig, cards: KnownCards): DirectoryStore {
  const listeners = new Set<() => void>()
  let engine: ListEngine | undefined
  let hasChanges = false
  let loading: Promise<void> | undefined

  async function fetchIndex(from: IndexAddress = config): Promise<void> {
    // The directory is too large for browsers: its server answers each search.
    if (from.indexPath === '') return
    const [{ openDirectory, listEngine }, index, changes] = await Promise.all([
      import('./listEngine.ts'),
      fetchIndexFile(from),
      // Without them the index is used as it is.
      fetchChanges(config, from).catch(() => undefined),
    ])
    if (changes && 'newer' in changes) return fetchIndex(changes.newer)
    hasChanges = changes !== undefined
    engine = listEngine(openDirectory(index).withChanges(changes ?? {}), { cards, config })
    for (const listener of listeners) listener()
  }

  function ready(): Promise<void> {
    loading ??= fetchIndex().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    current: () => engine,
    isComplete: () => hasChanges,
    load: () => void ready().catch(() => undefined),
    ready,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

type IndexAddress = Pick<SiteConfig, 'indexPath' | 'indexCursor'>

async function fetchIndexFile({ indexPath }: IndexAddress): Promise<ArrayBuffer> {
  const response = await fetch(indexPath)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.arrayBuffer()
}

/** What has changed since an index, by the numbers of its rows. After so much that there is a newer index, that one is to be fetched instead. */
type ChangesAnswer = ListingChanges | { readonly newer: IndexAddress }

async function fetchChanges(config: SiteConfig, { indexCursor }: IndexAddress): Promise<ChangesAnswer> {
  if (isStaticSite(config)) return (await import('./staticHost.ts')).changesSince(config)
  const response = await fetch(`${CHANGES_PATH}?since=${encodeURIComponent(indexCursor)}`)
  if (!response.ok) throw new Error(`The changes answered ${response.status}.`)
  return (await response.json()) as ChangesAnswer // Written by this site's own server.
}
