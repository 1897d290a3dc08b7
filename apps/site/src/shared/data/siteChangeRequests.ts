import './zodWithoutEval.ts'
import { connectChangeRequests, type ChangeRequestsData } from '@dira/data'
import type { SiteConfig } from '@dira/data/site'

/** Requests to the directory from a page, without an account: applications, and what becomes of them. */
export function siteChangeRequests({ formsUrl, publishableKey }: SiteConfig): ChangeRequestsData {
  return connectChangeRequests({ url: formsUrl || location.origin, key: publishableKey })
}
