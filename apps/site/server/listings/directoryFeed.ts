import { setTimeout } from 'node:timers/promises'
import type { ChangedListings, ListingsData, UnreadableRow } from '@dira/data'
import { createDirectory, type Directory, type DirectoryOptions, type Listing } from '@dira/directory-core'
import * as names from '../../src/app/names.ts'
import type { ListingsSnapshot, SnapshotStore } from './listingsSnapshot.ts'

/** The published listings as the server knows them now. */
export interface Published {
  readonly directory: Directory
  /** Changes whenever the published listings do. */
  readonly version: string
  /** What browsers fetch to search by themselves. */
  readonly snapshot: ListingsSnapshot
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
}

export interface FeedOptions {
  readonly data: ListingsData
  readonly store: SnapshotStore
  readonly onWarning: (message: string) => void
  /** For how long pages wait for an answer and for changes, in milliseconds. @default 1000 and 3000 */
  readonly patience?: typeof PATIENCE
  readonly now?: () => number
  /** What the listings are found by, beside their texts. @default nothing else */
  readonly found?: Pick<DirectoryOptions, 'facts' | 'geo'>
}

/** For how long an answer of the data service counts, in milliseconds: an edit is on the public page within a second. */
const FRESH_FOR = 500
/** How long pages wait to hear whether anything changed, and then for the changes, before they are rendered from what is known. */
const PATIENCE = { check: 1000, reading: 3000 }
/** A new snapshot is taken when so many listings, or this part of all, have changed since the last. */
const SNAPSHOT_AFTER = { changes: 500, part: 0.1 } as const

/** Opens the published listings and keeps them current. Rejects when the data service is away and no snapshot is stored. */
export async function openDirectoryFeed({
  data,
  store,
  onWarning,
  patience = PATIENCE,
  now = () => performance.now(),
  found = {},
}: FeedOptions): Promise<DirectoryFeed> {
  const options = { ...found, names }
  const stored = await store.read()
  const first = stored ?? (await readAll())
  let published: Published = {
    directory: createDirectory(first.listings, options),
    version: first.version,
    snapshot: first,
    changed: new Map(),
  }
  let checkedAt = stored ? -Infinity : now()
  // While one is under way: done, or no longer to be waited for.
  let checking: Promise<void> | undefined
  let reading: Promise<void> | undefined
  let writes = 0
  let isFailing = false
  if (!stored) await storeSnapshot(first)

  async function readAll(): Promise<ListingsSnapshot> {
    const { listings, version, unreadable } = await data.published()
    warnOf(unreadable)
    return { listings, version }
  }

  /** Asks for the version; when it is a new one, begins to read what has changed. */
  async function check(): Promise<void> {
    const writesBefore = writes
    try {
      if ((await data.version()) === published.version) isFailing = false
      else reading ??= settled(readChanges(), patience.reading)
    } catch (error) {
      fail(error)
    } finally {
      // A write that came meanwhile may not be in the answer.
      checkedAt = writes === writesBefore ? now() : -Infinity
      checking = undefined
    }
  }

  async function readChanges(): Promise<void> {
    try {
      const changes = await data.changesSince(published.version)
      warnOf(changes.unreadable)
      apply(changes)
      isFailing = false
    } catch (error) {
      fail(error)
    } finally {
      reading = undefined
    }
  }

  function fail(error: unknown): void {
    if (!isFailing) onWarning(`The data service does not answer; pages go on from what is known. (${String(error)})`)
    isFailing = true
  }

  function apply({ put, remove, isReset, version }: ChangedListings): void {
    const directory = isReset ? createDirectory(put, options) : published.directory.withChanges({ put, remove })
    const changed = new Map(published.changed)
    for (const listing of put) changed.set(listing.id, listing)
    for (const id of remove) changed.set(id, undefined)
    published = { ...published, directory, version, changed }
    const { changes, part } = SNAPSHOT_AFTER
    if (isReset || changed.size > Math.max(changes, directory.listings.length * part)) takeSnapshot()
  }

  function takeSnapshot(): void {
    const { directory, version } = published
    const snapshot = { version, listings: directory.listings }
    published = { ...published, snapshot, changed: new Map() }
    void storeSnapshot(snapshot)
  }

  async function storeSnapshot(snapshot: ListingsSnapshot): Promise<void> {
    await store
      .write(snapshot)
      .catch((error: unknown) => onWarning(`The listings could not be stored: ${String(error)}`))
  }

  function warnOf(unreadable: readonly UnreadableRow[]): void {
    for (const { id, reason } of unreadable) onWarning(`The listing ${id} is left out: ${reason}`)
  }

  const isFresh = () => !reading && now() - checkedAt < FRESH_FOR
  return {
    current: () => published,
    isFresh,
    invalidate: () => {
      writes += 1
      checkedAt = -Infinity
    },
    fresh: async ({ isPatient = false } = {}) => {
      do {
        if (now() - checkedAt >= FRESH_FOR) checking ??= settled(check(), patience.check)
        await checking
        await reading
      } while (isPatient && !isFresh() && (await setTimeout(50, true)))
      return published
    },
  }
}

/** Waits for the work, but no longer than so many milliseconds. */
async function settled(work: Promise<void>, ms: number): Promise<void> {
  const waiting = new AbortController()
  const timeout = setTimeout(ms, undefined, waiting).catch(() => undefined)
  await Promise.race([work, timeout])
  waiting.abort()
}
