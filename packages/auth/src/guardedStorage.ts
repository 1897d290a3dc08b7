/** The part of the browser's storage that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage that never throws. What the browser's storage refuses is held in memory while the page is open. */
export function guardedStorage(openStorage: () => SessionStorage): SessionStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(access: (storage: SessionStorage) => T): { readonly value: T } | undefined => {
    try {
      return { value: access(openStorage()) }
    } catch {
      return undefined
    }
  }
  const removeItem = (key: string) => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem: (key, value) => {
      // First, so that a failed write does not leave the old value.
      removeItem(key)
      if (!attempt((storage) => storage.setItem(key, value))) memory.set(key, value)
    },
    removeItem,
  }
}
