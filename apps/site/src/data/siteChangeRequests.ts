import './zodWithoutEval.ts'
import { connectChangeRequests, type ChangeRequestsData } from '@dira/data'
import type { SiteConfig } from '../app/siteConfig.ts'

/** What is asked of the directory without an account, from a page: applications, and what becomes of them. */
export function siteChangeRequests({ formsUrl, publishableKey }: SiteConfig): ChangeRequestsData {
  return connectChangeRequests({ url: formsUrl || location.origin, key: publishableKey })
}
