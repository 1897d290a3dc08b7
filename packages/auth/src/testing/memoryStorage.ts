import type { SessionStorage } from '../guardedStorage.ts'

/** A browser's storage in memory. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): SessionStorage {
  const items = new Map(Object.entries(initial))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
