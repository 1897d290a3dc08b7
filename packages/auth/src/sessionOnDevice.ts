import type { SessionStorage } from './guardedStorage.ts'
import { STORAGE_KEY } from './storedSession.ts'

/** The stored fields of a session that tell when it ends. */
interface StoredTimes {
  readonly access_token?: unknown
  readonly expires_in?: unknown
  readonly expires_at?: unknown
  /** When this device got the token, in milliseconds of its own clock. */
  readonly received_at?: unknown
}

/** Less than this is no clock that was set back: it is set by so much every day. */
const SET_BACK = 5_000

/**
 * A storage in which a session ends by the clock of the device. The service says when a token ends by its own clock, and how long it holds; the client
 * compares the former with the device's clock, which may be hours off, and would renew a token without end, or too late. So the end is counted from
 * when the token came. Where the device's clock was set back since then, nobody knows how old the token is: it counts as ended, and is renewed once.
 */
export function sessionOnDevice(storage: SessionStorage, now: () => number = Date.now): SessionStorage {
  return {
    ...storage,
    getItem: (key) => {
      const text = storage.getItem(key)
      const session = key === STORAGE_KEY ? timesOf(text) : undefined
      if (typeof session?.received_at !== 'number' || session.received_at - now() < SET_BACK) return text
      return JSON.stringify({ ...session, expires_at: seconds(now()) })
    },
    setItem: (key, text) => {
      const session = key === STORAGE_KEY ? timesOf(text) : undefined
      if (typeof session?.expires_in !== 'number') return storage.setItem(key, text)
      const before = timesOf(storage.getItem(key))
      const known = before?.access_token === session.access_token ? before?.received_at : undefined
      const receivedAt = typeof known === 'number' ? known : now()
      const expiresAt = seconds(receivedAt) + session.expires_in
      storage.setItem(key, JSON.stringify({ ...session, received_at: receivedAt, expires_at: expiresAt }))
    },
  }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function timesOf(text: string | null): StoredTimes | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : undefined
  } catch {
    return undefined
  }
}
