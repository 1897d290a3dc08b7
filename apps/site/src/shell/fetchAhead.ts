let isFetching = false

/**
 * Whether the code that is asked for at this moment is for later pages: that it is missing is of no concern yet.
 *
 * @public The build's helper for imports asks it (vite.config.ts).
 */
export const fetchesAhead = (): boolean => isFetching

/** Asks for code that later pages need. */
export function fetchAhead<Fetched>(ask: () => Fetched): Fetched {
  isFetching = true
  try {
    return ask()
  } finally {
    isFetching = false
  }
}
