/** What this browser keeps under a key, as `check` reads it: undefined where it keeps nothing, or what another version of the site wrote makes `check` throw. */
export function readSaved<Value>(key: string, check: (kept: unknown) => Value | undefined): Value | undefined {
  try {
    return check(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON, in place of the one before; undefined forgets it. False where the storage is full or blocked. */
export function writeSaved(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
