import type { Listing } from '@dira/directory-core'
import { CHANGES_PATH, type SiteConfig } from '../app/siteConfig.ts'
import type { PageEngine } from './pageEngine.ts'
import type { PhoneBook } from './phoneBook.ts'

/** The search index in the browser: fetched once, when first needed, then brought up to date. */
export interface DirectoryStore {
  /** Computes pages from the listings that are known; undefined until the index is loaded. A new function when they change. */
  readonly current: () => PageEngine | undefined
  /** Whether the engine knows what has changed since the index was written. Until then a listing may be missing from it. */
  readonly isComplete: () => boolean
  /** Begins to fetch the index unless that was done before. A failure is forgotten, so that the next call tries again. */
  readonly load: () => void
  /** The same, waiting until the index is there and up to date, or as it is; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
  /** Calls back whenever `current` changes; returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
}

export function createDirectoryStore(config: SiteConfig): DirectoryStore {
  const listeners = new Set<() => void>()
  let engine: PageEngine | undefined
  let isComplete = false
  let loading: Promise<void> | undefined

  function show(next: PageEngine): void {
    engine = next
    for (const listener of listeners) listener()
  }

  async function fetchIndex(): Promise<void> {
    const [{ searchable, pageEngine }, { listings, phones }] = await Promise.all([
      import('./pageEngine.ts'),
      fetchIndexFile(config),
    ])
    const directory = searchable(listings)
    show(pageEngine(directory, config, phones))
    // With the data service away the snapshot is used as it is.
    await fetchChanges(config).then(
      ({ put, remove, isReset = false, phones: changedPhones = {} }) => {
        isComplete = true
        if (!isReset && put.length + remove.length === 0) return
        const changed = isReset ? searchable(put) : directory.withChanges({ put, remove })
        show(pageEngine(changed, config, { ...phones, ...changedPhones }))
      },
      () => undefined,
    )
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
    isComplete: () => isComplete,
    load: () => void ready().catch(() => undefined),
    ready,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The file of the search index. */
interface IndexFile {
  readonly listings: readonly Listing[]
  readonly phones: PhoneBook
}

async function fetchIndexFile({ indexPath }: SiteConfig): Promise<IndexFile> {
  const response = await fetch(indexPath)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return (await response.json()) as IndexFile // Written by this site's own server.
}

interface IndexChanges {
  readonly put: readonly Listing[]
  readonly remove: readonly string[]
  /** Nothing of the index holds: `put` is all there is. */
  readonly isReset?: boolean
  readonly phones?: PhoneBook
}

async function fetchChanges(config: SiteConfig): Promise<IndexChanges> {
  const response = await fetch(`${CHANGES_PATH}?since=${encodeURIComponent(config.indexCursor)}`)
  if (response.ok) return (await response.json()) as IndexChanges // Written by this site's own server.
  // A static host has no such answer, and a server only for its newest index: the data service knows more.
  const [{ siteData }] = await Promise.all([import('./siteData.ts'), import('./zodWithoutEval.ts')])
  return siteData(config).listings.changesSince(config.indexCursor)
}
