/** A token by its path, such as `tier.premium.bg`, with the value that a table has for it. */
export type TokenEntry = readonly [path: string, value: string]

/** The tokens of a nested table, one by one. */
export function tokenEntries(table: object, path = ''): TokenEntry[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): TokenEntry[] => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null ? tokenEntries(value, here) : [[here, String(value)]]
  })
}
