import { LISTING_LIMITS } from '@dira/directory-core'

/** Slugs of listings that a visitor keeps on this device, in the order they were added. */
export interface KeptSlugs {
  readonly current: () => readonly string[]
  readonly set: (slugs: readonly string[]) => void
  /** Calls back when they change, here or in another tab; gives the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Keeps slugs under a key of the browser's storage, and in memory where that throws. What it finds there may be anything. */
export function keptSlugs(key: string, limit: number, storage: () => Storage = () => localStorage): KeptSlugs {
  const listeners = new Set<() => void>()
  let slugs: readonly string[] | undefined

  function read(): readonly string[] {
    try {
      return parse(storage().getItem(key), limit)
    } catch {
      return []
    }
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function follow(event: StorageEvent): void {
    // Without a key all of the storage was emptied.
    if (event.key !== null && event.key !== key) return
    slugs = read()
    tell()
  }

  return {
    current: () => (slugs ??= read()),
    set: (next) => {
      slugs = [...new Set(next)].slice(0, limit)
      try {
        storage().setItem(key, JSON.stringify(slugs))
      } catch {
        // Storage is full or closed: it lasts as long as the page.
      }
      tell()
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) addEventListener('storage', follow)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) removeEventListener('storage', follow)
      }
    },
  }
}

function parse(written: string | null, limit: number): readonly string[] {
  const found: unknown = JSON.parse(written ?? '[]')
  if (!Array.isArray(found)) return []
  const slugs = found.filter((slug): slug is string => typeof slug === 'string' && isSlug(slug))
  return [...new Set(slugs)].slice(0, limit)
}

function isSlug(text: string): boolean {
  return text !== '' && text.length <= LISTING_LIMITS.slug
}
