import { createDirectory, type Directory, type Listing } from '@dira/directory-core'

/** The published listings as the server knows them now. */
export interface Published {
  readonly directory: Directory
  /** Changes whenever the published set does. */
  readonly version: string
}

export interface ListingSource {
  readonly version: () => Promise<string>
  readonly listings: () => Promise<readonly Listing[]>
}

export interface DirectoryFeed {
  readonly current: () => Published
  /** The newest published listings; what is known already when the source does not answer in time. */
  readonly fresh: (options?: { readonly patience?: number; readonly readingPatience?: number }) => Promise<Published>
}

/** How long an answer about the version counts, in milliseconds. */
const VERSION_AGE = 1000
/** How long a page waits to hear whether anything changed before it is rendered from what is known, in milliseconds. */
const PATIENCE = 300
/** How long it waits for the listings once it is known that they changed, in milliseconds. */
const READING_PATIENCE = 3000

/** Keeps the published listings current: asks for the version at most once a second and reads them again when it changed. */
export function createDirectoryFeed({
  snapshot,
  source,
  onError,
  now = () => performance.now(),
}: {
  snapshot: { readonly listings: readonly Listing[]; readonly version: string }
  source: ListingSource
  /** Told when the source starts to fail and when it answers again, not on every question. */
  onError: (error: unknown) => void
  now?: () => number
}): DirectoryFeed {
  let published: Published = { directory: createDirectory(snapshot.listings), version: snapshot.version }
  let checkedAt = -Infinity
  let checking: Promise<void> | undefined
  let reading: Promise<void> | undefined
  let failing = false

  /** Asks for the version; when it is a new one, begins to read the listings. */
  async function check(): Promise<void> {
    try {
      const version = await source.version()
      if (version !== published.version) reading ??= read(version)
      failing = false
    } catch (error) {
      fail(error)
    } finally {
      checkedAt = now()
      checking = undefined
    }
  }

  async function read(version: string): Promise<void> {
    try {
      published = { directory: createDirectory(await source.listings()), version }
    } catch (error) {
      fail(error)
    } finally {
      reading = undefined
    }
  }

  function fail(error: unknown): void {
    if (!failing) onError(error)
    failing = true
  }

  return {
    current: () => published,
    fresh: async ({ patience = PATIENCE, readingPatience = READING_PATIENCE } = {}) => {
      if (now() - checkedAt >= VERSION_AGE) checking ??= check()
      await settled(checking, patience)
      await settled(reading, readingPatience)
      return published
    },
  }
}

/** Waits for the work, but no longer than so many milliseconds. */
async function settled(work: Promise<void> | undefined, ms: number): Promise<void> {
  if (!work) return
  const timer = Promise.withResolvers<void>()
  const timeout = setTimeout(timer.resolve, ms)
  await Promise.race([work, timer.promise])
  clearTimeout(timeout)
}
