/** Where an administrator goes who asked for nothing else. */
export const ADMIN_HOME = '/admin/dashboard'

/** Any origin will do: a path must not lead away from it. */
const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: what the address asked for, if it is a path of this site, else the dashboard. Another site,
 * a scheme, or what a browser would read as one (`//host`, `/\host`, a tab in between) leads to the dashboard.
 */
export function safeRedirect(redirectTo: string | null | undefined, fallback: string = ADMIN_HOME): string {
  if (!redirectTo?.startsWith('/') || !URL.canParse(redirectTo, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(redirectTo, HERE)
  // "/.//host" is a path of this site, and becomes "//host" when it is made short.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
