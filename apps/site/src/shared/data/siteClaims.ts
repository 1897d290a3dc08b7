import './zodWithoutEval.ts'
// What a claim is sent with, in one piece: it is fetched when the page opens.
import { connectClaims, type ClaimsData } from '@dira/data'
import type { SiteConfig } from '@dira/data/site'

/** Claims as their claimants use them, from a page. */
export function siteClaims({ formsUrl, publishableKey }: SiteConfig): ClaimsData {
  return connectClaims({ url: formsUrl || location.origin, key: publishableKey })
}
