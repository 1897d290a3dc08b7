import { connectSupabase, createAuth, type Auth } from '@dira/auth'
import type { SiteConfig } from '../app/siteConfig.ts'

let auth: Auth | undefined

/** The sign-in of this page, over the data service of its configuration. */
export function siteAuth({ apiUrl, publishableKey }: SiteConfig): Auth {
  return (auth ??= createAuth({ connect: connectSupabase({ url: apiUrl || location.origin, key: publishableKey }) }))
}
