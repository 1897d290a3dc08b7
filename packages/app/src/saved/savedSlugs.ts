import { LISTING_LIMITS } from '@dira/directory-core'

/** Slugs of listings that are saved on this device, in the order they were added. */
export interface SavedSlugs {
  readonly current: () => readonly string[]
  readonly set: (slugs: readonly string[]) => void
  /** Calls back when they change, here or in another tab. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Saves slugs under a key of the browser's storage, or in memory where that throws. Reads only what is valid there. */
export function savedSlugs(key: string, limit: number, storage: () => Storage = () => localStorage): SavedSlugs {
  const listeners = new Set<() => void>()
  let slugs: readonly string[] | undefined

  function read(): readonly string[] {
    try {
      return parse(storage().getItem(key), limit)
    } catch {
      return []
    }
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function follow(event: StorageEvent): void {
    // No key means that the whole storage was cleared.
    if (event.key !== null && event.key !== key) return
    slugs = read()
    notify()
  }

  return {
    current: () => (slugs ??= read()),
    set: (next) => {
      slugs = [...new Set(next)].slice(0, limit)
      try {
        storage().setItem(key, JSON.stringify(slugs))
      } catch {
        // Storage is full or blocked: the list lasts as long as the page.
      }
      notify()
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
