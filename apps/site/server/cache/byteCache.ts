export interface ByteCache<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

/** A cache that holds at most so many bytes: what was not used for longest leaves first. */
export function createByteCache<Value>({
  maxBytes,
  sizeOf,
}: {
  maxBytes: number
  sizeOf: (value: Value) => number
}): ByteCache<Value> {
  // A Map keeps the order of insertion: the least recently used comes first.
  const entries = new Map<string, Value>()
  let bytes = 0

  function remove(key: string): void {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    bytes -= sizeOf(value)
  }

  return {
    get: (key) => {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set: (key, value) => {
      remove(key)
      if (sizeOf(value) > maxBytes) return
      entries.set(key, value)
      bytes += sizeOf(value)
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
