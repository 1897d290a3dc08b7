import type { Directory, Listing } from '@dira/directory-core'
import { CHANGES_PATH, type SiteConfig } from '../app/siteConfig.ts'
import type { PageEngine } from './pageEngine.ts'
import type { PhoneBook } from './phoneBook.ts'
import type { PageInput } from './createPageSource.ts'

/** The search index in the browser: fetched once, when first needed, then brought up to date. */
export interface DirectoryStore {
  /** Computes pages from the listings that are known; undefined until the index is loaded. A new function when they change. */
  readonly current: () => PageEngine | undefined
  /**
   * Whether the engine knows what has changed since the index was written, and the words that were asked for. Until then a listing may be missing
   * from it, and a text may not be understood.
   */
  readonly isComplete: () => boolean
  /** Begins to fetch the index unless that was done before. A failure is forgotten, so that the next call tries again. */
  readonly load: () => void
  /** The same, waiting until the index is there and up to date, or as it is; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
  /** Calls back whenever `current` changes; returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** How long the index waits for what has changed since, in milliseconds, before it is used as it is. */
const PATIENCE = 4000

export function createDirectoryStore(config: SiteConfig): DirectoryStore {
  const listeners = new Set<() => void>()
  let engine: PageEngine | undefined
  let hasChanges = false
  let loading: Promise<void> | undefined
  const words = wordsOnDemand(() => renew())
  let renew = () => {}

  async function fetchIndex(from: IndexAddress = config): Promise<void> {
    const changes = fetchChanges(config, from)
    const [{ searchable, pageEngine }, { listings, phones }, changesSoon] = await Promise.all([
      import('./pageEngine.ts'),
      fetchIndexFile(from),
      Promise.race([changes.catch(() => undefined), delay(PATIENCE)]),
    ])
    if (changesSoon && 'newer' in changesSoon) return fetchIndex(changesSoon.newer)
    const show = (known: Directory, numbers: PhoneBook) => {
      renew = () => {
        engine = pageEngine(known, config, { phones: numbers, understoodList: words.understoodList })
        for (const listener of listeners) listener()
      }
      renew()
    }
    const directory = searchable(listings)
    if (!changesSoon) show(directory, phones)
    await changes.then(
      (known) => {
        if ('newer' in known) return fetchIndex(known.newer)
        const { put, remove, isReset = false, phones: changedPhones = {} } = known
        hasChanges = true
        const changed = isReset ? searchable(put) : directory.withChanges({ put, remove })
        return show(changed, { ...phones, ...changedPhones })
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
    isComplete: () => hasChanges && !words.isComing(),
    load: () => void ready().catch(() => undefined),
    ready,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** What understands a text: fetched when a search first finds little. Calls back when it is there, or cannot be had. */
function wordsOnDemand(onReady: () => void) {
  let loaded: PageInput['understoodList'] | undefined
  let isComing = false
  function load(): void {
    isComing = true
    void import('./understoodList.ts')
      .then(
        (module) => module.understoodList,
        // Without it, texts are found as they are.
        () => () => undefined,
      )
      .then((understoodList) => {
        loaded = understoodList
        isComing = false
        onReady()
      })
  }
  const understoodList: PageInput['understoodList'] = (...query) => {
    if (!loaded && !isComing) load()
    return loaded?.(...query)
  }
  return { understoodList, isComing: () => isComing }
}

/** The file of the search index. */
interface IndexFile {
  readonly listings: readonly Listing[]
  readonly phones: PhoneBook
}

type IndexAddress = Pick<SiteConfig, 'indexPath' | 'indexCursor'>

async function fetchIndexFile({ indexPath }: IndexAddress): Promise<IndexFile> {
  const response = await fetch(indexPath)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return (await response.json()) as IndexFile // Written by this site's own server.
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))

interface IndexChanges {
  readonly put: readonly Listing[]
  readonly remove: readonly string[]
  /** Nothing of the index holds: `put` is all there is. */
  readonly isReset?: boolean
  readonly phones?: PhoneBook
}

/** After so much has changed that there is a newer index, that one is to be fetched instead. */
type ChangesAnswer = IndexChanges | { readonly newer: IndexAddress }

async function fetchChanges(config: SiteConfig, { indexCursor }: IndexAddress): Promise<ChangesAnswer> {
  const response = await fetch(`${CHANGES_PATH}?since=${encodeURIComponent(indexCursor)}`)
  if (response.ok) return (await response.json()) as ChangesAnswer // Written by this site's own server.
  // A static host has no such answer: the data service has.
  const [{ siteData }] = await Promise.all([import('./siteData.ts'), import('./zodWithoutEval.ts')])
  return siteData(config).listings.changesSince(indexCursor)
}
