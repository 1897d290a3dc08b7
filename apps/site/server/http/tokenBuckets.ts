import { LRUCache } from 'lru-cache'

export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many more may come with every second. */
  readonly perSecond: number
}

/** Takes what `key` asks for, and gives 0; else in how many whole seconds there is something for it again. */
export type Take = (key: string, cost?: number) => number

/** How many addresses are remembered. Beyond, the one that has been quiet for longest is forgotten, which gives it a full bucket. */
const MOST_KEYS = 10_000

/**
 * A bucket of tokens for each key, which fills with time. What costs more than is in it is taken once there is a token,
 * and leaves a debt.
 */
export function createTokenBuckets({ burst, perSecond }: Rate, now = () => performance.now()): Take {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: MOST_KEYS })

  return (key, cost = 1) => {
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at }
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond)
    buckets.set(key, { tokens: tokens >= 1 ? tokens - cost : tokens, at })
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}
