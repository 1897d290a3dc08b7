import type { SessionStorage } from '../guardedStorage.ts'

/** A storage as a browser's, without one. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): SessionStorage {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
