export type { SiteAccount } from './AccountLink.tsx'
export { SiteHeader } from './SiteHeader.tsx'
export type { SiteHeaderProps, SiteLink, SiteSaved } from './siteHeaderProps.ts'
