/** The name under which the session lies in the browser's storage. */
export const STORAGE_KEY = 'dira-session'

/** What is asked of the browser's storage before any code for signing in is loaded. */
export interface StoredSession {
  readonly exists: () => boolean
  readonly forget: () => void
  /** Tells when another tab has stored a session. Returns how to stop. */
  readonly onStored: (listener: () => void) => () => void
}

/**
 * Whether somebody has signed in here before, as far as the storage tells. Takes no server and next to no code, so that the
 * pages of visitors need no more. A storage that refuses, or holds something broken, holds no session.
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
      // What refuses to be written to has kept nothing either.
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
