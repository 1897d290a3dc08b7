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
  readonly fresh: (options?: { readonly waitMs?: number }) => Promise<Published>
}

/** How long an answer about the version counts, in milliseconds. */
const VERSION_AGE = 1000
/** How long a page waits for the source before it is rendered from what is known, in milliseconds. */
const PATIENCE = 300

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
  let failing = false

  async function check(): Promise<void> {
    try {
      const version = await source.version()
      if (version !== published.version) {
        published = { directory: createDirectory(await source.listings()), version }
      }
      failing = false
    } catch (error) {
      if (!failing) onError(error)
      failing = true
    } finally {
      checkedAt = now()
      checking = undefined
    }
  }

  return {
    current: () => published,
    fresh: async ({ waitMs = PATIENCE } = {}) => {
      if (now() - checkedAt >= VERSION_AGE) checking ??= check()
      if (checking) await Promise.race([checking, delay(waitMs)])
      return published
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
