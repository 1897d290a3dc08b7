const MINUTE = 60_000

export interface SharedLimitOptions {
  /** The name of what is counted, for the operator, such as 'messages'. */
  readonly what: string
  /** Far above real use: it is for attacks from everywhere at once. */
  readonly perMinute: number
  /** Gets one line in each minute in which something is refused. */
  readonly onLimit: (line: string) => void
  readonly now?: () => number
}

/** A limit that everybody shares. */
export interface SharedLimit {
  /** In how many seconds to come back; 0 while there is room. */
  readonly wait: () => number
  readonly count: () => void
  /** How many were refused since the start. */
  readonly refused: () => number
}

/** Bounds what all addresses together may do in a minute, and tells the operator when it does. */
export function createSharedLimit({ what, perMinute, onLimit, now = Date.now }: SharedLimitOptions): SharedLimit {
  let since = now()
  let counted = 0
  let refused = 0
  let hasTold = false
  return {
    wait: () => {
      if (now() - since >= MINUTE) {
        since = now()
        counted = 0
        hasTold = false
      }
      if (counted < perMinute) return 0
      refused += 1
      if (!hasTold) onLimit(`More than ${perMinute} ${what} in a minute: until it is over, all others are refused.`)
      hasTold = true
      return Math.ceil((since + MINUTE - now()) / 1000)
    },
    count: () => void (counted += 1),
    refused: () => refused,
  }
}
