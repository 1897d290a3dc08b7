import { connectDirectoryData, type DirectoryData, type SubmissionsData } from '@dira/data'
import type { SiteConfig } from '@dira/data/site'

/** The data service of this installation, from a page. */
export function siteData({ apiUrl, publishableKey }: SiteConfig): DirectoryData {
  return connectDirectoryData({ url: apiUrl || location.origin, key: publishableKey })
}

/** What the forms of this installation are sent to, from a page. */
export function siteSubmissions({ formsUrl, publishableKey }: SiteConfig): SubmissionsData {
  return connectDirectoryData({ url: formsUrl || location.origin, key: publishableKey }).submissions
}
