export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many more may come with every second. */
  readonly perSecond: number
}

export type Taken =
  | { readonly ok: true }
  /** `retryAfter`: in how many whole seconds the next is free. */
  | { readonly ok: false; readonly error: { readonly code: 'too-many'; readonly retryAfter: number } }

/** How many addresses are remembered. Beyond, the one that has been quiet for longest is forgotten, which gives it a full bucket. */
const MOST_KEYS = 10_000

/**
 * A bucket of tokens for each key, which fills with time; when it is empty, the answer says how long to wait. What costs more than is in it is taken once there is a token,
 * and leaves a debt.
 */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>()

  return (key: string, cost = 1): Taken => {
    const at = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at }
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond)
    buckets.delete(key)
    buckets.set(key, { tokens: tokens >= 1 ? tokens - cost : tokens, at })
    const [quietest] = buckets.keys()
    if (buckets.size > MOST_KEYS && quietest !== undefined) buckets.delete(quietest)
    if (tokens >= 1) return { ok: true }
    return { ok: false, error: { code: 'too-many', retryAfter: Math.ceil((1 - tokens) / perSecond) } }
  }
}
