/** The key of the session in the browser's storage. */
export const STORAGE_KEY = 'dira-session'

/** The session in the browser's storage, readable without the client library. */
export interface StoredSession {
  readonly exists: () => boolean
  readonly forget: () => void
  /** Calls back when another tab has stored a session. Returns a function that unsubscribes. */
  readonly onStored: (listener: () => void) => () => void
}

/**
 * Whether the storage holds a session. It needs no server and little code, so that visitors load nothing else. A blocked storage
 * or a broken entry counts as no session.
 */
export function hasStoredSession(openStorage: () => Pick<Storage, 'getItem'> = () => localStorage): boolean {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(STORAGE_KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'refresh_token' in stored
  } catch {
    return false
  }
}

/** The session in this browser. On a server there is none. */
export const storedSession: StoredSession = {
  exists: () => hasStoredSession(),
  forget: () => {
    try {
      localStorage.removeItem(STORAGE_KEY)
    } catch {
      // A blocked storage holds nothing.
    }
  },
  onStored: (listener) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEY && newValue !== null) listener()
    }
    globalThis.addEventListener?.('storage', onStorage)
    return () => globalThis.removeEventListener?.('storage', onStorage)
  },
}
