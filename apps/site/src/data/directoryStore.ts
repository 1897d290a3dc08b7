import { createDirectory, type Directory, type Listing } from '@dira/directory-core'
import type { SiteConfig } from '../app/siteConfig.ts'

/** The search index in the browser: fetched once, when first needed, then brought up to date. */
export interface DirectoryStore {
  /** The directory as far as it is known; undefined until the index has arrived. */
  readonly current: () => Directory | undefined
  /** Begins to fetch the index unless that was done before. A failure is forgotten, so that the next call tries again. */
  readonly load: () => void
  /** The same, waiting until the index is there; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
  /** Calls back whenever `current` changes; gives the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void
}

export function createDirectoryStore(config: SiteConfig): DirectoryStore {
  const listeners = new Set<() => void>()
  let directory: Directory | undefined
  let loading: Promise<void> | undefined

  function show(listings: readonly Listing[]): void {
    directory = createDirectory(listings)
    for (const listener of listeners) listener()
  }

  async function fetchIndex(): Promise<void> {
    const response = await fetch(config.indexPath)
    if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
    const snapshot = (await response.json()) as readonly Listing[] // Parsed by the build that wrote it.
    show(snapshot)
    // With the data service away the snapshot stands: a visitor notices nothing.
    void mergeChanges(snapshot, config, show).catch(() => undefined)
  }

  function ready(): Promise<void> {
    loading ??= fetchIndex().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    current: () => directory,
    load: () => void ready().catch(() => undefined),
    ready,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

async function mergeChanges(
  snapshot: readonly Listing[],
  config: SiteConfig,
  show: (listings: readonly Listing[]) => void,
): Promise<void> {
  const { fetchChangedListings } = await import('./changedListings.ts')
  const changed = await fetchChangedListings(config)
  if (changed.length === 0) return
  const byId = new Map(snapshot.map((listing) => [listing.id, listing]))
  for (const listing of changed) byId.set(listing.id, listing)
  show([...byId.values()])
}
