/** The default page after signing in. */
export const ADMIN_HOME = '/admin/dashboard'

/** Any origin works: a safe path stays on it. */
const HERE = 'https://here.invalid'

/**
 * Returns the redirect of the address if it is a path of this site, else the fallback. Rejects other origins and schemes, also
 * in forms that browsers read as such (`//host`, `/\host`, with a tab in between).
 */
export function safeRedirect(redirectTo: string | null | undefined, fallback: string = ADMIN_HOME): string {
  if (!redirectTo?.startsWith('/') || !URL.canParse(redirectTo, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(redirectTo, HERE)
  // "/.//host" is a path of this site, but normalises to "//host".
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
