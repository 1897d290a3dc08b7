/** The parameters of a path that matches, undefined for one that does not. */
export function matchPath(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  if (path.length > pattern.length) return undefined
  for (const [index, expected] of pattern.entries()) {
    const segment = path[index]
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(expected) ?? []
    if (segment === undefined ? !optional : name === undefined && segment !== expected) return undefined
    if (segment !== undefined && name !== undefined) params[name] = segment
  }
  return params
}
