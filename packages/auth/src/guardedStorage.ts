/** The part of the browser's storage that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage that never throws: what the browser's refuses to keep is kept for as long as the page is open. */
export function guardedStorage(openStorage: () => SessionStorage): SessionStorage {
  const kept = new Map<string, string>()
  const attempt = <T>(access: (storage: SessionStorage) => T): { readonly value: T } | undefined => {
    try {
      return { value: access(openStorage()) }
    } catch {
      return undefined
    }
  }
  const removeItem = (key: string) => {
    kept.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem: (key, value) => {
      // What was there before would otherwise outlive what could not be written.
      removeItem(key)
      if (!attempt((storage) => storage.setItem(key, value))) kept.set(key, value)
    },
    removeItem,
  }
}
