import { connectDirectoryData, type DirectoryData } from '@dira/data'
import type { SiteConfig } from '../app/siteConfig.ts'

/** The data service of this installation, from a page. */
export function siteData({ apiUrl, publishableKey }: SiteConfig): DirectoryData {
  return connectDirectoryData({ url: apiUrl || location.origin, key: publishableKey })
}
