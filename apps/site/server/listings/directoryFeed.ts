import { setTimeout } from 'node:timers/promises'
import type { ChangedListings, ListingsData, UnreadableRow } from '@dira/data'
import {
  NAMES_OF_PLACES,
  type Directory,
  type Listing,
  type ListingRow,
  type SuggestionSource,
} from '@dira/directory-core'
import * as names from '@dira/data/names'
import { storeOf, type ListingStore } from '../../src/shared/data/listingStore.ts'
import { suggesterOf } from '../../src/shared/data/suggestionsData.ts'
import { foundBy } from './foundBy.ts'
import { createVersionWatch } from './freshness.ts'
import { openListingsFile, type ListingsFile } from './listingsFile.ts'
import { removeUnfinished } from './removeUnfinished.ts'
import { startListingsWriter, type ListingsWriting } from './startListingsWriter.ts'
import type { PublishedChanges } from './writeListings.ts'

/** The published listings as the server knows them now. */
export interface Published {
  /** What pages ask. */
  readonly store: ListingStore
  /** What a text that is being typed may become. */
  readonly typing: SuggestionSource<ListingRow>
  readonly size: number
  /** The whole listings of some rows of the store, in their order; one that is gone is left out. */
  readonly read: (rows: readonly ListingRow[]) => Promise<readonly Listing[]>
  /** Changes whenever the published listings do. */
  readonly version: string
  readonly directory: Directory<ListingRow>
  /** What browsers may fetch to search by themselves. */
  readonly snapshot: Pick<ListingsFile, 'version' | 'directory'>
  /** By id, what has changed since that snapshot: the listing as it is now, or undefined where it is no longer published. */
  readonly changed: ReadonlyMap<string, Listing | undefined>
}

export interface DirectoryFeed {
  readonly current: () => Published
  /** Whether `current` was compared with the data service a moment ago. */
  readonly isFresh: () => boolean
  /** The newest published listings; what is known already when the data service fails, or, unless `isPatient`, does not answer in time. */
  readonly fresh: (options?: { readonly isPatient?: boolean }) => Promise<Published>
  /** Something was written: the next question goes to the data service. */
  readonly invalidate: () => void
  /** Ends what is being written, and closes the files. */
  readonly close: () => Promise<void>
}

export interface FeedOptions {
  readonly data: Pick<ListingsData, 'version' | 'publishedPages' | 'changePages'>
  /** Where the listings are kept, so that a server that starts reads only what has changed since, and needs no memory for them. */
  readonly file: string
  /** Names the data and the code that the file belongs to. */
  readonly installation: string
  /** Other origins whose photographs pages may show. */
  readonly imageOrigins: readonly string[]
  readonly onWarning: (message: string) => void
  /** Called when something begins that takes long. */
  readonly onStep?: (step: string) => void
  /** For how long pages wait for an answer and for changes, in milliseconds. @default 1000 and 3000 */
  readonly timeouts?: typeof PATIENCE
  readonly now?: () => number
}

/** How long pages wait to hear whether anything changed, and then for the changes, before they are rendered from what is known. */
const PATIENCE = { check: 1000, reading: 3000 }
/** How many changes are kept in memory: this many, or this part of all. More of them make a new file. Each change costs as much as all of them. */
const KEPT_CHANGES = { count: 500, part: 0.02 } as const
/** Looks that find no more changes than this, one after the other, are the end of an import; so many milliseconds are between them. */
const FEW = 100
const QUIET_LOOKS = 2
const LOOKED_AGAIN_AFTER = 300
/** A file is finished after so long all the same, in milliseconds: what people change beside an import is not on the pages before. */
const LONGEST_WRITTEN = 20_000
/** After a failure to write or read everything, in milliseconds: it is much work to do in vain. */
const TRY_AGAIN_AFTER = 10_000

/** Opens the published listings and keeps them current. Rejects when the data service is away and there is no file. */
export async function openDirectoryFeed({
  data,
  file,
  installation,
  imageOrigins,
  onWarning,
  onStep = () => {},
  timeouts = PATIENCE,
  now = () => performance.now(),
}: FeedOptions): Promise<DirectoryFeed> {
  const found = foundBy(imageOrigins)
  let writing: ListingsWriting | undefined
  let notBefore = -Infinity
  let isDamaged = false
  await removeUnfinished(file)
  const stored = await openListingsFile({ file, installation, found })
  if (!stored) onStep('Reading the listings')
  let base = stored ?? (await readAll())
  /** The file before: pages that are being made may read from it. */
  let baseBefore: ListingsFile | undefined
  let published = publish(base.directory, base.version, new Map())
  const freshness = createVersionWatch(ask, { now, isAsked: !stored, wait: (asked) => settled(asked, timeouts.check) })
  // Set while a read or a renewal runs; a read is waited for only until its timeout.
  let reading: Promise<void> | undefined
  let renewing: Promise<void> | undefined
  let isFailing = false

  function publish(directory: Directory<ListingRow>, version: string, changed: Published['changed']): Published {
    const from = base
    const readOne = async (id: string) => (changed.has(id) ? changed.get(id) : from.read(id))
    return {
      directory,
      store: storeOf(directory),
      typing: (text) => suggesterOf(directory, names, NAMES_OF_PLACES)(text),
      size: directory.size,
      version,
      snapshot: from,
      changed,
      read: async (rows) => {
        try {
          const listings = await Promise.all(rows.map(({ id }) => readOne(id)))
          return listings.filter((listing) => listing !== undefined)
        } catch (error) {
          isDamaged ||= from === base
          freshness.invalidate()
          throw new Error(`A listing could not be read from ${file}`, { cause: error })
        }
      },
    }
  }

  /** Writes a file and opens it. `give` gives the writer what is to be written, and says at which version. */
  async function write(before: ListingsFile | undefined, give: (writing: ListingsWriting) => Promise<string>) {
    if (now() < notBefore) throw new Error('The listings could not be written a moment ago')
    writing = startListingsWriter({ file, installation, imageOrigins, before: before?.lines })
    try {
      await writing.finish(await give(writing))
    } catch (error) {
      notBefore = now() + TRY_AGAIN_AFTER
      throw error
    } finally {
      await writing.close()
      writing = undefined
    }
    const written = await openListingsFile({ file, installation, found })
    if (!written) throw new Error(`${file} is not what was written`)
    return written
  }

  /** A file of all published listings, which are never in memory together. */
  function readAll(): Promise<ListingsFile> {
    return write(undefined, async ({ change }) => {
      let newest = ''
      for await (const { listings, version, unreadable } of data.publishedPages()) {
        warnOf(unreadable)
        await change({ put: listings, remove: [] })
        newest = version
      }
      return newest
    })
  }

  /**
   * A file of the listings as they are, with what has changed: what is known already, and what comes after a version. While very many come, as by an
   * import, it is not finished: it would be old at once, and the next one would have to wait for it.
   */
  function readMany(known: Published['changed'], after: string): Promise<ListingsFile> {
    return write(base, async ({ change }) => {
      await change(changesOf(published.changed))
      await change(changesOf(known))
      let newest = after
      const began = performance.now()
      // Without an import one look is enough.
      for (let quiet = 1; quiet < QUIET_LOOKS && performance.now() - began < LONGEST_WRITTEN;) {
        let came = 0
        for await (const page of data.changePages(newest)) {
          if (page.isReset) throw new Error('The data has been replaced meanwhile')
          warnOf(page.unreadable)
          await change(page)
          newest = page.version
          came += page.put.length + page.remove.length
        }
        quiet = came > FEW ? 0 : quiet + 1
        if (quiet < QUIET_LOOKS) await setTimeout(LOOKED_AGAIN_AFTER)
      }
      return newest
    })
  }

  /** Asks for the version; when it is a new one, begins to read what has changed. */
  async function ask(): Promise<void> {
    try {
      if ((await data.version()) === published.version && !isDamaged) isFailing = false
      else reading ??= settled(new Promise((resolve) => void read(resolve).then(resolve)), timeouts.reading)
    } catch (error) {
      fail(error)
    }
  }

  async function read(onMuch: () => void): Promise<void> {
    try {
      await readChanges(onMuch)
      isFailing = false
    } catch (error) {
      fail(error)
    } finally {
      reading = undefined
    }
  }

  /** A few changes are kept in memory. Many go into a file as they come: pages go on from the listings before, and have all of them at once. */
  async function readChanges(onMuch: () => void): Promise<void> {
    const changed = new Map<string, Listing | undefined>()
    let version = published.version
    for await (const page of isDamaged ? [RESET] : data.changePages(version)) {
      warnOf(page.unreadable)
      version = page.version
      for (const id of page.remove) changed.set(id, undefined)
      for (const listing of page.put) changed.set(listing.id, listing)
      if (!page.isReset && changed.size <= mostChanges()) continue
      // No visitor waits for many. Of other data what is known is wrong, so they wait as long as their patience is.
      if (!page.isReset) onMuch()
      await renewing
      return goOver(await (page.isReset ? readAll() : readMany(changed, version)))
    }
    const all = new Map([...published.changed, ...changed])
    published = publish(published.directory.withChanges(changesOf(changed)), version, all)
    if (all.size > mostChanges() && now() >= notBefore) renewing ??= renew(published)
  }

  const mostChanges = () => Math.max(KEPT_CHANGES.count, published.directory.size * KEPT_CHANGES.part)

  /** Writes a new file with the changes that are in memory. Pages and further changes do not wait for it. */
  async function renew({ changed, version }: Published): Promise<void> {
    try {
      const next = await write(base, async ({ change }) => {
        await change(changesOf(changed))
        return version
      })
      const since = [...published.changed].filter(([id, listing]) => !changed.has(id) || changed.get(id) !== listing)
      goOver(next, published.version, new Map(since))
    } catch (error) {
      onWarning(`The listings could not be stored: ${String(error)}`)
    } finally {
      renewing = undefined
    }
  }

  /** Goes over to a newer file, and what has changed since. */
  function goOver(next: ListingsFile, version = next.version, changed: Published['changed'] = new Map()): void {
    void baseBefore?.close()
    baseBefore = base
    base = next
    isDamaged = false
    published = publish(next.directory.withChanges(changesOf(changed)), version, changed)
  }

  function fail(error: unknown): void {
    if (!isFailing) onWarning(`The data service does not answer; pages go on from what is known. (${String(error)})`)
    isFailing = true
  }

  function warnOf(unreadable: readonly UnreadableRow[]): void {
    for (const { id, reason } of unreadable) onWarning(`The listing ${id} is left out: ${reason}`)
  }

  const isFresh = () => !reading && freshness.isFresh()
  return {
    current: () => published,
    isFresh,
    invalidate: freshness.invalidate,
    fresh: async ({ isPatient = false } = {}) => {
      do {
        await freshness.check()
        await reading
      } while (isPatient && !isFresh() && (await setTimeout(50, true)))
      return published
    },
    close: async () => {
      await writing?.close()
      await Promise.all([base.close(), baseBefore?.close()])
    },
  }
}

/** A page of changes that asks for all listings anew, as nothing of the file can be relied on. */
const RESET: ChangedListings = { put: [], remove: [], isReset: true, version: '', unreadable: [] }

function changesOf(changed: Published['changed']): PublishedChanges {
  return {
    put: [...changed.values()].filter((listing) => listing !== undefined),
    remove: [...changed.keys()].filter((id) => !changed.get(id)),
  }
}

/** Waits for the work, but no longer than so many milliseconds. */
async function settled(work: Promise<void>, ms: number): Promise<void> {
  const waiting = new AbortController()
  const timeout = setTimeout(ms, undefined, waiting).catch(() => undefined)
  await Promise.race([work, timeout])
  waiting.abort()
}
