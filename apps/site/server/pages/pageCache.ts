import { LRUCache } from 'lru-cache'
import { sizeOf, type Answer } from '../http/answer.ts'
import type { PageRequest } from '../http/pageRequest.ts'
import type { DirectoryFeed, Published } from '../listings/directoryFeed.ts'

/** How much memory rendered pages may take, in bytes: more than a thousand of them. */
const CACHE_SIZE = 96 * 1024 * 1024

/** An answer and what it depends on. */
export interface CachedAnswer {
  readonly answer: Answer
  /** The version of the listings, or for a page that shows none the search index that it names. */
  readonly madeFrom: string
  /** The instant from which the same listings give another page, in milliseconds since 1970. */
  readonly changesAt: number
}

export interface PageCache {
  /** The answer at an address as it was sent, if it is in memory and still true. */
  readonly inMemory: (target: string) => Answer | undefined
  /** The answer in memory, or one that is made now; `beforeMaking` is called when it has to be made, and may throw. */
  readonly answer: (request: PageRequest, beforeMaking?: () => void) => Promise<Answer>
}

export interface PageCacheOptions {
  readonly feed: Pick<DirectoryFeed, 'current' | 'isFresh' | 'fresh'>
  /** Where the search index of a snapshot is. */
  readonly indexPathOf: (snapshot: Published['snapshot']) => string
  /** Makes an answer from the listings that are published now. */
  readonly make: (request: PageRequest) => Promise<CachedAnswer>
  readonly now: () => number
}

/**
 * Keeps answers in memory for as long as they are true: until the published listings change, or the instant comes at which a part of the answer does.
 * Where several ask for the same at once, it is made once.
 */
export function createPageCache({ feed, indexPathOf, make, now }: PageCacheOptions): PageCache {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: CACHE_SIZE,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  const making = new Map<string, Promise<Answer>>()

  function isTrue({ madeFrom, changesAt }: CachedAnswer): boolean {
    const { version, snapshot } = feed.current()
    return (madeFrom === version || madeFrom === indexPathOf(snapshot)) && now() < changesAt
  }

  function stillTrue(key: string): Answer | undefined {
    const cached = cache.get(key)
    return cached && isTrue(cached) ? cached.answer : undefined
  }

  async function makeAndKeep(request: PageRequest): Promise<Answer> {
    const made = await make(request)
    cache.set(request.key, made)
    return made.answer
  }

  return {
    inMemory: (target) => (feed.isFresh() ? stillTrue(target) : undefined),
    answer: async (request, beforeMaking) => {
      if (!feed.isFresh()) await feed.fresh()
      const known = stillTrue(request.key)
      if (known) return known
      beforeMaking?.()
      const work = `${feed.current().version} ${request.key}`
      const pending = making.get(work) ?? makeAndKeep(request).finally(() => making.delete(work))
      making.set(work, pending)
      return pending
    },
  }
}
