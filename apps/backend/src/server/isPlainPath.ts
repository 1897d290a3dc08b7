/**
 * Whether everybody who reads a path takes it for the same: words between single slashes, with no dots that lead up, no escape and no
 * backslash. What decides by a path asks this first, because a URL rewrites the other spellings after the decision.
 */
export function isPlainPath(path: string): boolean {
  return /^(?=\/)(\/(?!\.{1,2}(\/|$))[\w.-]+)*\/?$/.test(path)
}
