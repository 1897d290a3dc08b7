import { connectSupabase, createAuth, hasStoredSession, type Auth } from '@dira/auth'
import { UNCOUNTED_COOKIE } from '@dira/data'
import type { SiteConfig } from '@dira/data/site'

let auth: Auth | undefined

/** The sign-in of this page, over the data service of its configuration. */
export function siteAuth({ apiUrl, publishableKey }: Pick<SiteConfig, 'apiUrl' | 'publishableKey'>): Auth {
  if (auth) return auth
  auth = createAuth({ connect: connectSupabase({ url: apiUrl || location.origin, key: publishableKey }) })
  auth.subscribe(askNotToBeCounted)
  askNotToBeCounted()
  return auth
}

/** Owners and administrators are no visitors: while there is a session the site's server is asked not to count what this browser looks at. */
function askNotToBeCounted(): void {
  const seconds = hasStoredSession() ? 30 * 86_400 : 0
  // The Cookie Store is not in every browser.
  document.cookie = `${UNCOUNTED_COOKIE}; path=/; max-age=${seconds}; samesite=strict`
}
